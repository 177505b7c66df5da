import { FileText } from 'lucide-react'

/** Opens a file submitted before. */
export const SeeFile = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-12 items-center gap-2 justify-self-start text-link underline"
  >
    <FileText className="size-5" aria-hidden="true" />
    {children}
  </a>
)
