-- Grooming lasts what the catalogue says for each size; until now it was rounded up to half hours, from one hour to two.
UPDATE services SET
  duration_minutes = shown.small,
  medium_extra_minutes = shown.medium - shown.small,
  large_extra_minutes = shown.large - shown.small,
  version = version + 1,
  updated_at = now()
FROM (
  SELECT id,
    least(120, greatest(60, ceil(duration_minutes / 30.0)::integer * 30)) AS small,
    least(120, greatest(60, ceil((duration_minutes + medium_extra_minutes) / 30.0)::integer * 30)) AS medium,
    least(120, greatest(60, ceil((duration_minutes + large_extra_minutes) / 30.0)::integer * 30)) AS large
  FROM services
) shown
WHERE services.id = shown.id
  AND type IN ('Grooming', 'Extra-Grooming')
  AND (duration_minutes, duration_minutes + medium_extra_minutes, duration_minutes + large_extra_minutes)
    IS DISTINCT FROM (shown.small, shown.medium, shown.large);
