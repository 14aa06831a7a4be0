/** The public table. */
export const tablePath = (table: string): string => `/t/${table}`

/** A seat's page. */
export const seatPath = (table: string, chair: number): string => `/t/${table}/${chair}`

/** The personal link to a seat. It is a secret of whoever sits there. */
export const keyPath = (table: string, chair: number, key: string): string => `/t/${table}/${chair}/${key}`
