type Sealed = { uuid?: string; changes?: readonly (readonly [string | RegExp, string])[] }

/** Returns an XML as another provider stamps it: with SAT's stamp, and what it changed. */
export function sealedXml(draft: string, { uuid = crypto.randomUUID(), changes = [] }: Sealed = {}) {
  const stamp = `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid.toUpperCase()}" FechaTimbrado="2026-11-24T12:30:00"/></cfdi:Complemento>`
  const sealed = draft.replace('</cfdi:Comprobante>', `${stamp}</cfdi:Comprobante>`)
  return changes.reduce((xml, [from, to]) => xml.replace(from, to), sealed)
}
