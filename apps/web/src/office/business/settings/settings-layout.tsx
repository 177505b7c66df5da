import { Outlet } from 'react-router'
import { settingsSectionsCopy as copy } from '../../../copy/office/business/settings.ts'
import { paths } from '../../../shared/business/paths.ts'
import { SegmentedNav } from '../../../ui/controls/segmented-nav.tsx'
import { reaches, useRoleHolder } from '../../kit/permissions/use-permission.ts'
import { settingsSections } from './settings-sections.ts'

/** Layout of the settings with the sections that the user may open. */
export default function SettingsLayout() {
  const holder = useRoleHolder()
  const items = settingsSections
    .filter((section) => holder !== null && reaches(holder, section))
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
