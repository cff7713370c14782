package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import java.util.Comparator;

/** High cards for large ferries; a low one is exchanged. */
final class Thumb implements Bot<Move, Crossing.Sight> {
  private static final int LARGE = 4;
  private static final int LOW = 16;

  @Override
  public Move choose(Crossing.Sight view, ImmutableList<Move> legal, Chance chance) {
    if (legal.get(0) instanceof Move.Lay) {
      Comparator<Move> byValue =
          Comparator.comparing(move -> Cards.value(((Move.Lay) move).card()));
      return view.table().ferry() >= LARGE
          ? legal.stream().max(byValue).orElseThrow()
          : legal.stream().min(byValue).orElseThrow();
    }
    int laid = Cards.value(view.zones().cards(Places.laid(view.seat())).get(0));
    boolean exchanges = view.table().ferry() >= LARGE && laid < LOW;
    return legal.get(exchanges ? legal.size() - 1 : 0);
  }
}
