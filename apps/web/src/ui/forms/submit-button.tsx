import type { ComponentProps } from 'react'
import { Button } from '../controls/button.tsx'
import { useHydrated } from '../hooks/use-hydrated.ts'

/** Submit button that is disabled before hydration, when the browser would send the form by itself. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return <Button size="large" {...button} type="submit" disabled={!useHydrated()} />
}
