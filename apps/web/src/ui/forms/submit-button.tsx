import type { ComponentProps } from 'react'
import { Button } from '../controls/button.tsx'
import { useHydrated } from '../hooks/use-hydrated.ts'

/** Sends a form once the page's script can: before that the browser would send it by itself, to nobody. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button size="large" {...button} type="submit" disabled={!useHydrated()} />
}
