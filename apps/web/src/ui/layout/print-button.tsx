import { Printer } from 'lucide-react'
import { Button } from '../controls/button.tsx'
import type { ButtonTone } from '../controls/button-look.ts'

/** Prints the page. */
export const PrintButton = ({ label, tone = 'secondary' }: { label: string; tone?: ButtonTone }) => (
  <Button tone={tone} onClick={() => window.print()}>
    <Printer className="size-5" aria-hidden="true" />
    {label}
  </Button>
)
