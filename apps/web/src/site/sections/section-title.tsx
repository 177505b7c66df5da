type SectionTitleProps = { title: string; lead?: string | undefined; centred?: boolean; id?: string }

/** Heading of a section with its lead. */
export function SectionTitle({ title, lead, centred = true, id }: SectionTitleProps) {
  return (
    <div className={`mb-8 grid gap-2 md:mb-12 ${centred ? 'justify-items-center text-center' : ''}`}>
      <h2 id={id} className="text-2xl tracking-tight">
        {title}
      </h2>
      {lead && <p className="measure text-ink-soft">{lead}</p>}
    </div>
  )
}
