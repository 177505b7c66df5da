import { officeRequirementsCopy as copy } from '../../../copy/office/business/terms.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { RequirementsForm } from './requirements-form.tsx'
import { SettingsWithHistory } from './settings-with-history.tsx'
import { requirementsHistory } from './terms-history.ts'

export const meta = officeMeta(copy.title)

/** Admission requirements with their history. */
export default function RequirementsPage() {
  return (
    <SettingsWithHistory
      title={copy.title}
      lead={copy.lead}
      form={RequirementsForm}
      historyOf={requirementsHistory}
    />
  )
}
