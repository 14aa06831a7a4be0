declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../src/index.ts')
  }
  interface Env {
    readonly SECRET: string
    readonly TABLES: DurableObjectNamespace<import('../../src/server/table-object.ts').TableObject>
    readonly PEOPLE: DurableObjectNamespace<import('../../src/server/person-object.ts').PersonObject>
  }
}
