-- The weekly plan said Monday to Friday in words that no hours changed; where the office never wrote its own, the hours say it.
UPDATE "plan_cards" SET "description" = '{DiasGuarderia}, con la misma manada.'
  WHERE "slug" = 'guarderia-semanal' AND "description" = 'De lunes a viernes, con la misma manada.';--> statement-breakpoint
UPDATE "plan_cards" SET "features" = (
    SELECT jsonb_agg(CASE WHEN feature = '"Los cinco días de una semana"' THEN '"{semanaDeGuarderia}"' ELSE feature END ORDER BY place)
    FROM jsonb_array_elements("features") WITH ORDINALITY AS listed (feature, place))
  WHERE "slug" = 'guarderia-semanal' AND "features" ? 'Los cinco días de una semana';
