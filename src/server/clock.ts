/** The time in milliseconds since 1970: the one place where the house looks at the clock. */
export const now = (): number => Date.now()
