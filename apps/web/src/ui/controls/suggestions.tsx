type SuggestionsProps = { id: string; words: readonly (string | { value: string; label: string })[] }

/** Datalist of a text field, which references it with `list`. The label of a value is searched too. */
export const Suggestions = ({ id, words }: SuggestionsProps) => (
  <datalist id={id}>
    {words.map((word) => {
      const { value, label } = typeof word === 'string' ? { value: word, label: word } : word
      return (
        <option key={value} value={value}>
          {label}
        </option>
      )
    })}
  </datalist>
)
