package io.stardeck.engine.rules.inspect;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where all pieces of one sort are: each in one place, none elsewhere, and none that does not
 * belong to the game.
 *
 * @param <T> what names a piece
 */
public final class Whereabouts<T> {
  private final Inspection inspection;
  private final Map<T, String> places = new LinkedHashMap<>();

  /** Whereabouts whose faults go into {@code inspection}. */
  public Whereabouts(Inspection inspection) {
    this.inspection = inspection;
  }

  /** Those pieces lie at {@code path}. */
  public void lie(String path, Iterable<? extends T> pieces) {
    for (T piece : pieces) {
      lies(path, piece);
    }
  }

  /** That piece lies at {@code path}. */
  public void lies(String path, T piece) {
    @Nullable String before = places.put(piece, path);
    inspection.require(before == null, path, "%s lies in %s already", piece, before);
  }

  /** Compares them with the roster: just {@code all} should have been found. */
  public void compare(Iterable<? extends T> all) {
    Map<T, String> strange = new LinkedHashMap<>(places);
    for (T piece : all) {
      inspection.require(
          strange.remove(piece) != null || places.containsKey(piece), "", "%s is nowhere", piece);
    }
    strange.forEach(
        (piece, path) -> inspection.require(false, path, "%s is not in this game", piece));
  }
}
