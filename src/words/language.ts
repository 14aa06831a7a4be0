/** The languages of the house, Swedish first. */
export const LANGUAGES = ['sv', 'da', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether a text is one of our language codes. */
export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((known) => known === text)

/** The language with this code, or Swedish where nobody has said one. */
export const languageOrSwedish = (text: string): Language => (isLanguage(text) ? text : 'sv')
