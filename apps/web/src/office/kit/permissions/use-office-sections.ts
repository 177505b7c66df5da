import { officeSections } from './office-sections.ts'
import { reaches, useRoleHolder } from './use-permission.ts'

/** The sections that whoever looks may see. */
export function useOfficeSections() {
  const holder = useRoleHolder()
  return holder === null ? [] : officeSections.filter((section) => reaches(holder, section))
}
