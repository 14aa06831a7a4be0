/** The languages of the house, Swedish first. */
export const LANGUAGES = ['sv', 'da', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether a text is one of our language codes. */
export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((known) => known === text)
