import '../../art/art.css'
import { useState } from 'react'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { defaultSettings, type Theme } from '@rumi/contract'
import { ArtSpecimens } from './art-specimens.tsx'
import { DataSpecimens } from './data-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { NavigationSpecimens } from './navigation-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { TokenSpecimens } from './token-specimens.tsx'

export const meta = () => [{ title: sistemaCopy.title }]

/** All tokens, components and pictures; this route exists in development only. */
export default function SistemaPage() {
  const [theme, setTheme] = useState<Theme>(defaultSettings.theme)
  return (
    <main data-theme={theme} className="shell bg-cream pb-24">
      <header className="sticky top-0 z-30 flex flex-wrap items-center justify-between gap-4 bg-cream py-4">
        <div>
          <h1 className="text-2xl">{sistemaCopy.title}</h1>
          <p className="text-ink-soft">{sistemaCopy.lead}</p>
        </div>
        <fieldset aria-label={sistemaCopy.themes.label} className="flex gap-2">
          {(['sol', 'indigo'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              tone={name === theme ? 'ink' : 'secondary'}
              aria-pressed={name === theme}
              onClick={() => setTheme(name)}
            >
              {sistemaCopy.themes[name]}
            </Button>
          ))}
        </fieldset>
      </header>
      <TokenSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <NavigationSpecimens />
      <DataSpecimens />
      <OverlaySpecimens />
      <ArtSpecimens />
      <ToastRegion dismissLabel={sistemaCopy.toasts.dismiss} />
    </main>
  )
}
