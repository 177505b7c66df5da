/** Kinds of company as people write them behind a name, with or without dots; `SC` and `AC` only with them, as names end in such letters. */
const suffixes = [
  's\\.?\\s*a\\.?(?:\\s*p\\.?\\s*i\\.?|\\s*b\\.?|\\s*s\\.?)?(?:\\s*de\\s*c\\.?\\s*v\\.?)?',
  's\\.?\\s*de\\s*r\\.?\\s*l\\.?(?:\\s*de\\s*c\\.?\\s*v\\.?|\\s*m\\.?\\s*i\\.?)?',
  's\\.?\\s*c\\.?\\s*de\\s*r\\.?\\s*l\\.?(?:\\s*de\\s*c\\.?\\s*v\\.?)?',
  's\\.?\\s*p\\.?\\s*r\\.?\\s*de\\s*r\\.?\\s*[li]\\.?',
  's\\.?\\s*en\\s*(?:n\\.?\\s*)?c\\.?(?:\\s*por\\s*a\\.?)?',
  '[sa]\\.\\s*c\\.?',
  'i\\.\\s*a\\.\\s*p\\.?',
  'sociedad an[oó]nima(?: promotora de inversi[oó]n| burs[aá]til)?(?: de capital variable)?',
  'sociedad de responsabilidad limitada(?: de capital variable| microindustrial)?',
  'sociedad por acciones simplificada(?: de capital variable)?',
  'sociedad cooperativa(?: de responsabilidad limitada)?(?: de capital variable)?',
  '(?:sociedad|asociaci[oó]n) civil',
]
const suffix = new RegExp(`[\\s,]+(?:${suffixes.join('|')})$`, 'iu')

/**
 * The name of a company as a CFDI has it: without the kind of company behind it, which SAT refuses (Anexo 20, CFDI 4.0, `Nombre`). A
 * person's name stays as it is.
 */
export function nameInCfdi({ rfc, legalName }: { rfc: string; legalName: string }): string {
  const name = legalName.trim()
  return rfc.length === 12 ? name.replace(suffix, '').trim() : name
}
