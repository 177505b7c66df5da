const shapes = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.5-3.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  facebook:
    'M14 22v-8h3l.6-4H14V7.8c0-1.2.5-1.8 1.9-1.8h1.8V2.3C17.200 2.200 16.200 2 15 2c-3 0-5 1.800-5 5v3H7v4h3v8h4Z',
}

/** Logo of a social network in the current text colour. */
export function NetworkIcon({
  network,
  className = 'size-6',
}: {
  network: keyof typeof shapes
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className={className} aria-hidden="true">
      <path d={shapes[network]} />
    </svg>
  )
}
