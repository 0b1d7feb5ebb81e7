/** Where SQLite keeps what it has not yet written into the database beside it. */
export const journalOf = (name: string): string => `${name}-wal`

export const isJournal = (name: string): boolean => /-wal$/i.test(name)
