import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ok, type Result, refused } from '../core/result.ts'

/** The text of a file, or of standard input for `-`; a plain sentence if it cannot be read. */
export const readText = async (file: string): Promise<Result<string, string>> => {
  try {
    // npm runs scripts in the project's folder; a relative name is meant from where the person stands.
    const bytes = await (file === '-' ? buffer(process.stdin) : readFile(resolve(process.env.INIT_CWD ?? '', file)))
    return ok(new TextDecoder().decode(bytes))
  } catch (error) {
    return refused(`cannot read ${file}: ${error instanceof Error && 'code' in error ? error.code : error}`)
  }
}

// Whoever reads may have seen enough, as in `… | head`; a full disk is a fault.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') fail(`cannot write: ${code}`)
  process.exit()
})

/** Writes one line to standard output. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Says on standard error what went wrong, in one line, and ends with status 1 when all is written. */
export const fail = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** JSON with a blank after each colon and comma, as the rulebooks print it. */
export const spacedJson = (json: unknown): string => {
  if (Array.isArray(json)) return `[${json.map(spacedJson).join(', ')}]`
  if (typeof json !== 'object' || json === null) return JSON.stringify(json)
  const members = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${spacedJson(value)}`)
  return `{${members.join(', ')}}`
}
