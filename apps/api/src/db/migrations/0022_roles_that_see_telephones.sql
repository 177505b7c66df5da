-- A role without clients showed no telephone on the groomer's day; it now states so.
UPDATE custom_roles SET limits = limits || '{"telephones": "none"}' WHERE limits ->> 'clients' = 'none' AND NOT limits ? 'telephones';
