import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsWithHistory } from './settings-with-history.tsx'

export const meta = officeMeta(copy.title)

/** Business details for the site, with their history. */
export default function HousePage() {
  return <SettingsWithHistory title={copy.title} lead={copy.lead} form={SettingsForm} />
}
