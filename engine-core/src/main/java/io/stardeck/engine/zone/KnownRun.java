package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import java.util.function.Function;

/**
 * Some cards that lie one after the other in a place and that the same seats know: what becomes
 * known of them becomes known at once.
 *
 * @param zone where they lie
 * @param from the position of the first of them
 * @param to the position behind the last
 * @param knowers who knows them where they lie
 * @param face the face of a card
 */
record KnownRun<T>(Zone<T> zone, int from, int to, Audience knowers, Function<T, Face> face) {
  /** All runs of {@code zone} from position {@code from} on, up to {@code to}. */
  static <T> ImmutableList<KnownRun<T>> of(Zone<T> zone, int from, int to, Function<T, Face> face) {
    ImmutableList.Builder<KnownRun<T>> runs = ImmutableList.builder();
    int end;
    for (int i = from; i < to; i = end) {
      Audience knowers = zone.knowers(i);
      end = zone.alike() ? to : i + 1;
      while (end < to && zone.knowers(end).equals(knowers)) {
        end++;
      }
      runs.add(new KnownRun<>(zone, i, end, knowers, face));
    }
    return runs.build();
  }

  /** Their faces, as they lie: only asked for if somebody learns something by them. */
  Face[] faces() {
    Face[] faces = new Face[to - from];
    for (int i = from; i < to; i++) {
      faces[i - from] = face.apply(zone.cards().get(i));
    }
    return faces;
  }
}
