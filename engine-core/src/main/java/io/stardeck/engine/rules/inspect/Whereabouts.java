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
    if (before != null) {
      inspection.require(false, path, "%s lies in %s already", piece, before);
    }
  }

  /**
   * Compares them with the roster: just {@code all} should have been found.
   *
   * @param all each once
   */
  public void compare(Iterable<? extends T> all) {
    int found = 0;
    for (T piece : all) {
      if (places.containsKey(piece)) {
        found++;
      } else {
        inspection.require(false, "", "%s is nowhere", piece);
      }
    }
    if (found < places.size()) {
      Map<T, String> strange = new LinkedHashMap<>(places);
      all.forEach(strange::remove);
      strange.forEach(
          (piece, path) -> inspection.require(false, path, "%s is not in this game", piece));
    }
  }
}
