export type Choice = { value: string; label: string }

type Plain = {
  /** Of `yes` a record always says one of both, of `yes-or-no` it may be untold. */
  kind:
    | 'text'
    | 'email'
    | 'phone'
    | 'long'
    | 'pesos'
    | 'number'
    | 'day'
    | 'choice'
    | 'select'
    | 'yes'
    | 'yes-or-no'
}
/** Another record, found by its words and written as its id. */
type AnotherRecord = { kind: 'record'; of: 'clients' | 'dogs' }

/** A list written in a text, an entry a line. */
type Lines = {
  kind: 'lines'
  format: (value: unknown) => string
  /** Null for a line that tells no entry. */
  read: (text: string) => readonly unknown[]
  /** What is said of such a line. */
  unreadable: string
}

/** One field of a record's form; its rule is the contract row's. */
export type RecordField = (Plain | AnotherRecord | Lines) & {
  name: string
  label: string
  hint?: string
  /** Hint made from what the form holds, in the place of `hint`. */
  hintFor?: (written: Readonly<Record<string, unknown>>) => string | undefined
  options?: readonly Choice[]
  /** The first, empty choice of a select. */
  placeholder?: string
  /** Offered while one writes; anything else is as welcome. */
  suggestions?: readonly string[]
  /** The last day that can be chosen. */
  latest?: () => string
  /** Stands behind a figure. */
  unit?: string
  /** May stay empty. */
  optional?: boolean
  /** What an empty select that may stay empty is written as; left out otherwise. */
  clearsTo?: null
  /** Asked for only then; both times where it is left out. */
  only?: 'create' | 'update'
  /** What a new record begins with. */
  initially?: string | boolean
  /** Takes the whole line where two fit. */
  wide?: boolean
}
