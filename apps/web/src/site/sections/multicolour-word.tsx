const colours = ['text-rust', 'text-teal', 'text-indigo', 'text-brick']

type MulticolourWordProps = {
  children: string
  /** What follows without a space, in the colour of the text around it. */
  mark?: string
}

/** A word whose letters take turns in colour; read out as one word, with its mark. */
export function MulticolourWord({ children, mark = '' }: MulticolourWordProps) {
  return (
    <span className="inline-block">
      <span className="sr-only">{children + mark}</span>
      <span aria-hidden="true">
        {[...children].map((letter, index) => (
          <span
            key={`${letter}${index}`}
            className={`inline-block ${colours[index % colours.length]} ${index % 2 === 0 ? '-rotate-3' : 'rotate-2'}`}
          >
            {letter}
          </span>
        ))}
        {mark}
      </span>
    </span>
  )
}
