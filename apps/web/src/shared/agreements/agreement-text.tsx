/** Text of an agreement, one paragraph per line. */
export const AgreementText = ({ text }: { text: string }) => (
  <div className="grid gap-3 [overflow-wrap:anywhere]">
    {text
      .split(/\n+/)
      .map((paragraph, place) => ({ key: `${place} ${paragraph}`, paragraph }))
      .map(({ key, paragraph }) => (
        <p key={key}>{paragraph}</p>
      ))}
  </div>
)
