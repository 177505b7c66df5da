import type { Access } from '@rumi/contract'
import type { SettingsSection } from '../../shared/paths.ts'

/** The pages of the settings in the order of their navigation, each with the permission that it takes to look at it. */
export const settingsSections: readonly { section: SettingsSection; access: Access }[] = [
  { section: 'casa', access: 'admin' },
  { section: 'horarios', access: 'admin' },
  { section: 'requisitos', access: 'admin' },
  { section: 'habitaciones', access: 'admin' },
  { section: 'equipo', access: 'admin' },
  { section: 'servicios', access: 'desk' },
  { section: 'tarjetas', access: 'admin' },
  { section: 'textos', access: 'admin' },
  { section: 'fotos', access: 'admin' },
  { section: 'pagos', access: 'admin' },
  { section: 'permisos', access: 'admin' },
  { section: 'bitacora', access: 'admin' },
]
