export type Choice = { value: string; label: string }

type Plain = {
  /** `yes` is always true or false; `yes-or-no` may also be unanswered. */
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
/** Reference to another record, found by search and stored as its id. */
type AnotherRecord = { kind: 'record'; of: 'clients' | 'dogs' }

/** List in a text area, one entry per line. */
type Lines = {
  kind: 'lines'
  format: (value: unknown) => string
  /** Null for an invalid line. */
  read: (text: string) => readonly unknown[]
  /** Error of such a line. */
  unreadable: string
}

/** Field of a record's form; the contract validates it. */
export type RecordField = (Plain | AnotherRecord | Lines) & {
  name: string
  label: string
  hint?: string
  /** Hint computed from the form's values; replaces `hint`. */
  hintFor?: (written: Readonly<Record<string, unknown>>) => string | undefined
  options?: readonly Choice[]
  /** The first, empty choice of a select. */
  placeholder?: string
  /** Suggestions while typing; other input is allowed. */
  suggestions?: readonly (string | Choice)[]
  /** The last selectable day. */
  latest?: () => string
  /** Unit after a number. */
  unit?: string
  /** May stay empty. */
  optional?: boolean
  /** Value sent for an empty select; omitted otherwise. */
  clearsTo?: null
  /** Limits the field to creation or update; default: both. */
  only?: 'create' | 'update'
  /** Initial value of a new record. */
  initially?: string | boolean
  /** Spans both columns. */
  wide?: boolean
}
