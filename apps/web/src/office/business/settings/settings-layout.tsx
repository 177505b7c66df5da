import { Outlet } from 'react-router'
import { settingsSectionsCopy as copy } from '../../../copy/office/business/settings.ts'
import { paths, type SettingsSection } from '../../../shared/business/paths.ts'
import { SegmentedNav } from '../../../ui/controls/segmented-nav.tsx'
import { canAccess, useRoleHolder, type Wanted } from '../../kit/permissions/use-permission.ts'

/** Sections of the settings in navigation order, each with its permission. */
const settingsSections: readonly (Wanted & { section: SettingsSection })[] = [
  { section: 'casa', access: 'admin', area: 'settings', toChange: true },
  { section: 'horarios', access: 'admin', area: 'settings', toChange: true },
  { section: 'requisitos', access: 'admin', area: 'settings', toChange: true },
  { section: 'habitaciones', access: 'admin', area: 'rooms' },
  { section: 'equipo', access: 'admin', area: 'staffMembers' },
  { section: 'servicios', access: 'desk', area: 'services' },
  { section: 'grupos', access: 'desk', area: 'playGroups' },
  { section: 'etiquetas', access: 'desk', area: 'tags' },
  { section: 'tarjetas', access: 'admin', area: 'planCards' },
  { section: 'paginas', access: 'admin', area: 'settings', toChange: true },
  { section: 'textos', access: 'admin', area: 'texts' },
  { section: 'acuerdos', access: 'admin', area: 'texts' },
  { section: 'fotos', access: 'admin', area: 'photos' },
  { section: 'pagos', access: 'admin', area: 'settings', toChange: true },
  { section: 'importar', access: 'admin', area: 'settings', toChange: true },
  { section: 'permisos', access: 'admin', area: 'users' },
  { section: 'bitacora', access: 'admin', area: 'audit' },
]

/** Layout of the settings with the sections that the user may open. */
export default function SettingsLayout() {
  const holder = useRoleHolder()
  const items = settingsSections
    .filter((section) => holder !== null && canAccess(holder, section))
    .map(({ section }) => ({ to: paths.officeSettings(section), label: copy.sections[section] }))
  return (
    <div className="grid gap-6">
      {items.length > 1 && <SegmentedNav label={copy.label} items={items} />}
      <div>
        <Outlet />
      </div>
    </div>
  )
}
