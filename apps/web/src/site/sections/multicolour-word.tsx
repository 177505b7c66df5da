const colours = ['text-rust', 'text-teal', 'text-indigo', 'text-brick']

type MulticolourWordProps = {
  children: string
  /** What follows without a space, in the colour of the text around it. */
  mark?: string
}

/** A word whose letters take turns in colour; read out as one word, with its mark. */
export function MulticolourWord({ children, mark = '' }: MulticolourWordProps) {
  return (
    <span>
      <span className="sr-only">{children + mark}</span>
      <span aria-hidden="true">
        {children.split('').map((letter, index) => (
          <span
            key={`${letter}${index}`}
            className={`relative ${colours[index % colours.length]} ${index % 2 === 0 ? 'top-[-0.03em]' : 'top-[0.03em]'}`}
          >
            {letter}
          </span>
        ))}
        {mark}
      </span>
    </span>
  )
}
