import { expect, test } from 'vitest'
import { nodesOf } from './source.ts'
import { titlesOf } from './titles.ts'

test.each([
  ["test('A-1 so', () => {})", ['A-1 so']],
  ["it('A-1', () => 'B-2')", ['A-1']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  ['describe(`A-1 ${name}`, () => { test("B-2", f) })', ['A-1 ', '', 'B-2']],
  ["test.each([['A-1', 2], ['B-2', 3]])('%s', (id) => 'C-3')", ['%s', 'A-1', 'B-2']],
  ["const ROWS = [{ id: 'A-1' }]\ntest.each(ROWS)('$id', f)", ['$id', 'A-1']],
  ["const OTHER = ['A-1']\ntest('B-2', f)", ['B-2']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  ["test.each`\n a | b\n ${'A-1'} | ${1}\n`('$a', f)", ['$a', '\n a | b\n ', ' | ', '\n', 'A-1']],
  ["test.skip('A-1', f)", []],
  ["test.todo('A-1')", []],
  ["expect('A-1').toBe('B-2')", []],
  ['// A-1\nf()', []],
])('the titles of %s', (text, titles) => {
  expect(titlesOf(nodesOf({ path: 'x.ts', text })).toSorted()).toEqual(titles.toSorted())
})
