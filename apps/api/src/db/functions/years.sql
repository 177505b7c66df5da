-- Returns the debits and credits that closings of years posted on each account between two days, both included.
CREATE OR REPLACE FUNCTION closing_sums(first_day date, last_day date)
RETURNS TABLE (account_id uuid, debit bigint, credit bigint) LANGUAGE sql STABLE AS $$
  SELECT gl_lines.account_id, sum(gl_lines.debit_centavos)::bigint, sum(gl_lines.credit_centavos)::bigint
  FROM public.gl_entries
    JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
  WHERE gl_entries.source = 'closing'
    AND gl_entries.status = 'posted'
    AND gl_entries.date BETWEEN first_day AND last_day
  GROUP BY gl_lines.account_id
$$;

-- Rejects the reopening of a month whose year is closed.
CREATE OR REPLACE FUNCTION closed_months_of_closed_years_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.closed_years WHERE year = extract(year FROM OLD.month)) THEN
    RAISE EXCEPTION 'the months of a closed year stay closed'
      USING ERRCODE = 'check_violation', TABLE = 'closed_months', CONSTRAINT = 'closed_months_of_closed_years_stay';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Rejects closing and reopening a year unless its December is the last closed month, and closing one after a year with open results.
CREATE OR REPLACE FUNCTION closed_years_of_twelve_closed_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.year ELSE NEW.year END;
BEGIN
  IF TG_OP = 'UPDATE'
    OR (SELECT max(month) FROM public.closed_months) IS DISTINCT FROM make_date(changed, 12, 1)
    OR (
      TG_OP = 'INSERT'
      AND EXISTS (
        SELECT FROM public.account_sums_before(make_date(changed, 1, 1)) AS sums
          JOIN public.accounts ON accounts.id = sums.account_id
        WHERE accounts.type IN ('income', 'expense') AND sums.debit <> sums.credit
      )
    )
  THEN
    RAISE EXCEPTION 'a year closes once its twelve months and the years before are closed'
      USING ERRCODE = 'check_violation', TABLE = 'closed_years', CONSTRAINT = 'closed_years_of_twelve_closed_months';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Posts the closing of a year, its results into the result of former years (304), and the reversal of it where the year is reopened.
CREATE OR REPLACE FUNCTION closed_years_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed_year integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.year ELSE NEW.year END;
  last_day date := make_date(closed_year, 12, 31);
  result bigint;
  entry uuid;
  closing public.gl_entries;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT sum(sums.credit - sums.debit) INTO result
      FROM public.account_sums_before(last_day + 1) AS sums
        JOIN public.accounts ON accounts.id = sums.account_id
      WHERE accounts.type IN ('income', 'expense') AND sums.debit <> sums.credit;
    IF result IS NULL THEN
      RETURN NULL;
    END IF;
    INSERT INTO public.gl_entries (date, description, source, source_id, event)
      VALUES (last_day, 'Cierre del ejercicio ' || closed_year, 'closing', closed_year::text, 'closed ' || txid_current())
      RETURNING id INTO entry;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
      SELECT
        entry,
        row_number() OVER (ORDER BY line.place, line.code) - 1,
        line.account_id,
        greatest(line.centavos, 0),
        greatest(-line.centavos, 0)
      FROM (
        SELECT 0 AS place, accounts.code, accounts.id AS account_id, sums.credit - sums.debit AS centavos
        FROM public.account_sums_before(last_day + 1) AS sums
          JOIN public.accounts ON accounts.id = sums.account_id
        WHERE accounts.type IN ('income', 'expense')
        UNION ALL
        SELECT 1, '304', public.posting_account(CASE WHEN result > 0 THEN '304.01' ELSE '304.02' END), -result
      ) AS line
      WHERE line.centavos <> 0;
  ELSE
    SELECT * INTO closing
      FROM public.gl_entries
      WHERE source = 'closing'
        AND source_id = closed_year::text
        AND reversal_of IS NULL
        AND NOT EXISTS (SELECT FROM public.gl_entries AS reversal WHERE reversal.reversal_of = gl_entries.id);
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
    INSERT INTO public.gl_entries (date, description, source, source_id, event, reversal_of)
      VALUES (
        last_day,
        'Reversa de la póliza ' || closing.number || ': ' || closing.description,
        'closing',
        closed_year::text,
        'reopened ' || txid_current(),
        closing.id
      )
      RETURNING id INTO entry;
    INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
      SELECT entry, position, account_id, credit_centavos, debit_centavos
      FROM public.gl_lines
      WHERE entry_id = closing.id;
  END IF;
  UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
  RETURN NULL;
END $$;

-- Returns the result of each year with posted entries, in centavos as before its closing, and whether an account of results moved.
CREATE OR REPLACE FUNCTION results_of_years() RETURNS TABLE (year integer, centavos bigint, has_results boolean) LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT account_id, month, credit_centavos - debit_centavos AS centavos
    FROM public.gl_month_sums
    UNION ALL
    SELECT gl_lines.account_id, gl_entries.date, gl_lines.debit_centavos - gl_lines.credit_centavos
    FROM public.gl_entries
      JOIN public.gl_lines ON gl_lines.entry_id = gl_entries.id
    WHERE gl_entries.source = 'closing' AND gl_entries.status = 'posted'
  ),
  by_account AS (
    SELECT
      extract(year FROM moved.month)::integer AS year,
      CASE WHEN accounts.type IN ('income', 'expense') THEN sum(moved.centavos) ELSE 0 END AS centavos
    FROM moved
      JOIN public.accounts ON accounts.id = moved.account_id
    GROUP BY 1, accounts.id
  )
  SELECT by_account.year, sum(by_account.centavos)::bigint, bool_or(by_account.centavos <> 0)
  FROM by_account
  GROUP BY by_account.year
$$;
