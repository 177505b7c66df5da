import { ArrowDown, ArrowUp } from 'lucide-react'

type ScrollHintProps = { text: string; to: string; direction?: 'down' | 'up' }

/** Says that there is more, and goes there. */
export function ScrollHint({ text, to, direction = 'down' }: ScrollHintProps) {
  const Arrow = direction === 'down' ? ArrowDown : ArrowUp
  return (
    <a href={`#${to}`} className="inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-strong">
      {text}
      <Arrow className="size-5" aria-hidden="true" />
    </a>
  )
}
