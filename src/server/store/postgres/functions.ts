/** What PostgreSQL does in one round trip: functions of the schema, never changed, only added. */

/**
 * A group of appends, of tables that differ: of each the id, how long the journal should be and how
 * long it is then. Entries, summaries and tallies come as lists of their own, each with the position
 * of its append, counted from 1. Gives a number for each append: above 0 it was stored; 0 is a
 * conflict, and nothing of it was kept; -1 is a new table that has its place in another database.
 */
export const APPEND_1 = `
CREATE FUNCTION gobelet.append_1(
  p_number integer, p_id text[], p_expected integer[], p_length integer[],
  p_entry_of integer[], p_n integer[], p_text text[],
  p_summary_of integer[], p_game text[], p_seats integer[], p_status text[], p_listed boolean[],
  p_people text[], p_due bigint[], p_opened bigint[], p_changed bigint[],
  p_tally_of integer[], p_tally text[]
) RETURNS bigint[] LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  keys bigint[] := array_fill(0::bigint, ARRAY[cardinality(p_id)]);
  found_at integer;
  found_key bigint;
BEGIN
  IF 0 = ANY (p_expected) THEN
    IF p_number = 0 THEN
      INSERT INTO gobelet.places (id, number)
      SELECT a.id, 0 FROM unnest(p_id, p_expected) AS a (id, expected)
      WHERE a.expected = 0 ORDER BY a.id COLLATE "C" ON CONFLICT DO NOTHING;
      FOR found_at IN
        SELECT a.at FROM unnest(p_id, p_expected) WITH ORDINALITY AS a (id, expected, at)
        JOIN gobelet.places p ON p.id = a.id WHERE a.expected = 0 AND p.number <> 0
      LOOP keys[found_at] := -1; END LOOP;
    END IF;
    FOR found_at, found_key IN
      WITH made AS (
        INSERT INTO gobelet.tables (id, game, seats, status, listed, people, due, opened, changed)
        SELECT p_id[s.of], s.game, s.seats, s.status, s.listed, s.people::text[], s.due, s.opened,
          s.changed
        FROM unnest(p_summary_of, p_game, p_seats, p_status, p_listed, p_people, p_due, p_opened,
          p_changed) AS s (of, game, seats, status, listed, people, due, opened, changed)
        WHERE p_expected[s.of] = 0 AND keys[s.of] = 0
        ORDER BY p_id[s.of] COLLATE "C"
        ON CONFLICT (id) DO NOTHING RETURNING key, id
      )
      SELECT a.at, made.key FROM made
      JOIN unnest(p_id, p_expected) WITH ORDINALITY AS a (id, expected, at) ON a.id = made.id
    LOOP keys[found_at] := found_key; END LOOP;
    INSERT INTO gobelet.journals (key, length)
    SELECT keys[a.at], p_length[a.at] FROM generate_subscripts(p_id, 1) AS a (at)
    WHERE p_expected[a.at] = 0 AND keys[a.at] > 0;
  END IF;

  -- the locks, in the order of the keys
  FOR found_at, found_key IN
    SELECT a.at, j.key FROM unnest(p_id, p_expected) WITH ORDINALITY AS a (id, expected, at)
    JOIN gobelet.tables t ON t.id = a.id JOIN gobelet.journals j ON j.key = t.key
    WHERE a.expected > 0 AND j.length = a.expected
    ORDER BY j.key FOR NO KEY UPDATE OF j
  LOOP keys[found_at] := found_key; END LOOP;

  UPDATE gobelet.journals j SET length = p_length[a.at]
  FROM generate_subscripts(p_id, 1) AS a (at)
  WHERE j.key = keys[a.at] AND p_expected[a.at] > 0 AND p_length[a.at] > p_expected[a.at];

  INSERT INTO gobelet.entries (journal, n, text)
  SELECT keys[e.of], e.n, e.text FROM unnest(p_entry_of, p_n, p_text) AS e (of, n, text)
  WHERE keys[e.of] > 0;

  IF cardinality(p_summary_of) > 0 THEN
    DELETE FROM gobelet.people p
    USING unnest(p_summary_of) AS s (of), gobelet.tables t
    WHERE p_expected[s.of] > 0 AND t.key = keys[s.of]
      AND p.person = ANY (t.people) AND p.changed = t.changed AND p.key = t.key;
    UPDATE gobelet.tables t
    SET game = s.game, seats = s.seats, status = s.status, listed = s.listed,
      people = s.people::text[], due = s.due, opened = s.opened, changed = s.changed
    FROM unnest(p_summary_of, p_game, p_seats, p_status, p_listed, p_people, p_due, p_opened,
      p_changed) AS s (of, game, seats, status, listed, people, due, opened, changed)
    WHERE p_expected[s.of] > 0 AND t.key = keys[s.of];
    INSERT INTO gobelet.people (person, changed, key)
    SELECT DISTINCT p.person, s.changed, keys[s.of]
    FROM unnest(p_summary_of, p_people, p_changed) AS s (of, people, changed),
      unnest(s.people::text[]) AS p (person)
    WHERE keys[s.of] > 0;
  END IF;

  IF cardinality(p_tally_of) > 0 THEN
    INSERT INTO gobelet.tallies (key, text)
    SELECT keys[y.of], y.text FROM unnest(p_tally_of, p_tally) AS y (of, text)
    WHERE keys[y.of] > 0 ON CONFLICT DO NOTHING;
  END IF;
  RETURN keys;
END $$;`;

/**
 * Claims what is due and free. Whoever is being written to just now, or claimed by another, is left
 * out and not waited for.
 */
export const CLAIM_1 = `
CREATE FUNCTION gobelet.claim_1(p_process text, p_now bigint, p_until bigint, p_most integer)
RETURNS TABLE (due bigint, id text) LANGUAGE sql AS $$
  WITH free AS (
    SELECT t.key, t.id, t.due FROM gobelet.tables t LEFT JOIN gobelet.claims c ON c.key = t.key
    WHERE t.due <= p_now AND (c.key IS NULL OR c.process = p_process OR c.until <= p_now)
    ORDER BY t.due, t.key LIMIT p_most FOR NO KEY UPDATE OF t SKIP LOCKED
  ), claimed AS (
    INSERT INTO gobelet.claims AS c (key, process, until)
    SELECT key, p_process, p_until FROM free
    ON CONFLICT (key) DO UPDATE SET process = excluded.process, until = excluded.until
    WHERE c.process = p_process OR c.until <= p_now
    RETURNING key
  )
  SELECT due, id FROM free JOIN claimed USING (key) ORDER BY due, key
$$;`;

/** Notes a beat, and a downtime if there is one. Gives what is known then, as JSON. */
export const NOTE_1 = `
CREATE FUNCTION gobelet.note_1(
  p_process text, p_at bigint, p_over boolean, p_since bigint, p_from bigint, p_until bigint,
  p_forgotten bigint
) RETURNS json LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gobelet.beats AS b (process, at, over) VALUES (p_process, p_at, p_over)
  ON CONFLICT (process) DO UPDATE SET at = greatest(b.at, excluded.at), over = excluded.over;
  IF p_from IS NOT NULL THEN
    INSERT INTO gobelet.downtimes (since, until) VALUES (p_from, p_until) ON CONFLICT DO NOTHING;
    DELETE FROM gobelet.beats WHERE process <> p_process AND at < p_at - p_forgotten;
    DELETE FROM gobelet.downtimes WHERE until < p_since;
  END IF;
  RETURN json_build_object(
    'others', (SELECT coalesce(json_agg(json_build_object('process', process, 'at', at, 'isOver', over)), '[]')
      FROM gobelet.beats WHERE process <> p_process),
    'downtimes', (SELECT coalesce(json_agg(json_build_object('from', since, 'until', until) ORDER BY since, until), '[]')
      FROM gobelet.downtimes WHERE until >= p_since),
    'time', floor(extract(epoch FROM clock_timestamp()) * 1000));
END $$;`;
