/** What there is of some parts, a blank between them: class names, sentences. Empty if there is nothing. */
export const joined = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')
