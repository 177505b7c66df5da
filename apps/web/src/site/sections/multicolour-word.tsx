const colours = ['text-rust', 'text-teal', 'text-indigo', 'text-brick']

/** A word whose letters take turns in colour; read out as one word. */
export function MulticolourWord({ children }: { children: string }) {
  return (
    <span className="inline-block">
      <span className="sr-only">{children}</span>
      <span aria-hidden="true">
        {[...children].map((letter, index) => (
          <span
            key={`${letter}${index}`}
            className={`inline-block ${colours[index % colours.length]} ${index % 2 === 0 ? '-rotate-3' : 'rotate-2'}`}
          >
            {letter}
          </span>
        ))}
      </span>
    </span>
  )
}
