export { PersonObject } from './server/person-object.ts'
export { TableObject } from './server/table-object.ts'
export { app as default } from './web/app.tsx'
