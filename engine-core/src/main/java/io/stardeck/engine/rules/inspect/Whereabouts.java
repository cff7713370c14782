package io.stardeck.engine.rules.inspect;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Where all pieces of one sort are: each in one place, none elsewhere, and none that does not
 * belong to the game.
 *
 * @param <T> what names a piece
 */
public final class Whereabouts<T> {
  private static final int ROOM = 256;

  private final Inspection inspection;
  private final ToIntFunction<? super T> number;
  private final List<T> found = new ArrayList<>(ROOM);

  /** The place of each piece, by its number. */
  private @Nullable Trail[] places = new Trail[ROOM];

  /**
   * Whereabouts whose faults go into {@code inspection}.
   *
   * @param number the number of a piece, its own among all pieces, and not far from those of others
   */
  public Whereabouts(Inspection inspection, ToIntFunction<? super T> number) {
    this.inspection = inspection;
    this.number = number;
  }

  /** Those pieces lie at {@code path}. */
  public void lie(String path, Iterable<? extends T> pieces) {
    lie(Trail.of(path), pieces);
  }

  /** As that, of a path that is put together only for a fault. */
  public void lie(Trail path, Iterable<? extends T> pieces) {
    for (T piece : pieces) {
      lies(path, piece);
    }
  }

  /** That piece lies at {@code path}. */
  public void lies(String path, T piece) {
    lies(Trail.of(path), piece);
  }

  /** As that, of a path that is put together only for a fault. */
  public void lies(Trail path, T piece) {
    int at = number.applyAsInt(piece);
    if (at >= places.length) {
      places = Arrays.copyOf(places, 2 * at);
    }
    @Nullable Trail before = places[at];
    places[at] = path;
    if (before == null) {
      found.add(piece);
    } else {
      inspection.require(false, path.toString(), "%s lies in %s already", piece, before);
    }
  }

  /**
   * Compares them with the roster: just the pieces 0 to {@code count - 1} should have been found.
   *
   * @param piece the piece of a number
   */
  public void compare(int count, IntFunction<? extends T> piece) {
    if (areFirst(count)) {
      return;
    }
    ImmutableList.Builder<T> all = ImmutableList.builderWithExpectedSize(count);
    for (int at = 0; at < count; at++) {
      all.add(piece.apply(at));
    }
    compare(all.build());
  }

  private boolean areFirst(int count) {
    boolean are = found.size() == count && count <= places.length;
    for (int at = 0; are && at < count; at++) {
      are = places[at] != null;
    }
    return are;
  }

  /**
   * Compares them with the roster: just {@code all} should have been found.
   *
   * @param all each once
   */
  public void compare(Iterable<? extends T> all) {
    int there = 0;
    for (T piece : all) {
      if (place(piece) != null) {
        there++;
      } else {
        inspection.require(false, "", "%s is nowhere", piece);
      }
    }
    if (there < found.size()) {
      Set<T> strange = new LinkedHashSet<>(found);
      all.forEach(strange::remove);
      for (T piece : strange) {
        inspection.require(false, String.valueOf(place(piece)), "%s is not in this game", piece);
      }
    }
  }

  private @Nullable Trail place(T piece) {
    int at = number.applyAsInt(piece);
    return at < places.length ? places[at] : null;
  }
}
