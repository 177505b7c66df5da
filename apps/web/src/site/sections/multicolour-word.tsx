const colours = ['text-rust', 'text-teal', 'text-indigo', 'text-brick']

type MulticolourWordProps = {
  children: string
  /** Text attached without a space, in the normal colour. */
  mark?: string
}

/** Word with letters in changing colours; screen readers get one word with its mark. */
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
