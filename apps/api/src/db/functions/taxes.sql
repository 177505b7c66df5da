-- Returns what sales moved between two days, without IVA and as IVA, by treatment; of an order the difference of both days' parts.
CREATE OR REPLACE FUNCTION sales_by_iva(first_day date, last_day date, income_accounts uuid[], iva_accounts uuid[])
RETURNS TABLE (treatment text, percent numeric, base_centavos bigint, iva_centavos bigint) LANGUAGE sql STABLE AS $$
  WITH sale_entries AS MATERIALIZED (
    SELECT id, date, created_at, booking_id, order_id, pass_id
    FROM public.gl_entries
    WHERE status = 'posted' AND source IN ('booking', 'order', 'pass') AND date <= last_day
    UNION ALL
    SELECT
      gl_entries.id,
      gl_entries.date,
      gl_entries.created_at,
      reversals_by_hand.booking_id,
      reversals_by_hand.order_id,
      reversals_by_hand.pass_id
    FROM public.reversals_by_hand
      JOIN public.gl_entries ON gl_entries.id = reversals_by_hand.entry_id
    WHERE reversals_by_hand.source IN ('booking', 'order', 'pass') AND gl_entries.date <= last_day
  ),
  moved AS MATERIALIZED (
    SELECT
      sale_entries.date,
      sale_entries.created_at,
      sale_entries.booking_id,
      sale_entries.order_id,
      sale_entries.pass_id,
      coalesce(sum(gl_lines.credit_centavos - gl_lines.debit_centavos) FILTER (WHERE gl_lines.account_id = ANY (income_accounts)), 0)::bigint AS base,
      coalesce(sum(gl_lines.credit_centavos - gl_lines.debit_centavos) FILTER (WHERE gl_lines.account_id = ANY (iva_accounts)), 0)::bigint AS iva
    FROM sale_entries
      JOIN public.gl_lines ON gl_lines.entry_id = sale_entries.id
    WHERE sale_entries.date >= first_day
      OR sale_entries.order_id IN (SELECT order_id FROM sale_entries WHERE date >= first_day)
    GROUP BY sale_entries.id, sale_entries.date, sale_entries.created_at, sale_entries.booking_id, sale_entries.order_id, sale_entries.pass_id
  ),
  orders_on AS (
    SELECT moved.order_id, day.sign, sum(moved.base + moved.iva)::bigint AS centavos, max(moved.created_at) AS until
    FROM moved
      JOIN (VALUES (1, last_day), (-1, first_day - 1)) AS day (sign, date) ON moved.date <= day.date
    WHERE moved.order_id IS NOT NULL
    GROUP BY moved.order_id, day.sign
  ),
  parts AS (
    SELECT
      coalesce(bookings.iva_treatment, passes.iva_treatment) AS treatment,
      public.percent_of_treatment(
        coalesce(bookings.iva_treatment, passes.iva_treatment),
        public.iva_percent_of(coalesce(bookings.settings_version, passes.settings_version))
      ) AS percent,
      moved.base,
      moved.iva
    FROM moved
      LEFT JOIN public.bookings ON bookings.id = moved.booking_id
      LEFT JOIN public.passes ON passes.id = moved.pass_id
    WHERE moved.order_id IS NULL
    UNION ALL
    SELECT
      part.treatment,
      part.percent,
      orders_on.sign * (part.centavos - part.iva_centavos),
      orders_on.sign * part.iva_centavos
    FROM orders_on,
      LATERAL public.parts_of_order(orders_on.order_id, orders_on.centavos, orders_on.until) AS part
  ),
  rated AS (
    SELECT CASE WHEN treatment IN ('exempt', 'none') THEN treatment ELSE 'rate' END AS treatment, percent, base, iva
    FROM parts
  )
  SELECT rated.treatment, rated.percent, sum(rated.base)::bigint, sum(rated.iva)::bigint
  FROM rated
  GROUP BY rated.treatment, rated.percent
  HAVING sum(rated.base) <> 0 OR sum(rated.iva) <> 0
$$;
