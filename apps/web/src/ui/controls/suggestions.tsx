/** Datalist of a text field, which references it with `list`. */
export const Suggestions = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word}>
        {word}
      </option>
    ))}
  </datalist>
)
