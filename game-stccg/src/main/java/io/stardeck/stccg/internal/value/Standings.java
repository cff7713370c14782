package io.stardeck.stccg.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The standing effects in force: of cards that lie in play, and of what cards have brought about.
 */
public final class Standings {
  private Standings() {}

  /**
   * A standing effect in force.
   *
   * @param what what holds
   * @param by the card that lies there, or what it has brought about
   */
  public record Acting<T extends Standing>(T what, Source by) {}

  /**
   * Where a standing effect comes from.
   *
   * @param def the definition of the card
   * @param card the card that lies there, if one does
   * @param controller who has played it
   * @param on on what it lies or acts
   * @param counted how often it has counted
   * @param turned whether it is turned over
   */
  public record Source(
      String def, Optional<CardId> card, Seat controller, On on, int counted, boolean turned) {}

  /** All of that kind that are in force, in the order in which they came into play. */
  public static <T extends Standing> List<Acting<T>> of(Table table, Class<T> kind) {
    if (table.lying().isEmpty() && table.lasting().isEmpty()) {
      return ImmutableList.of();
    }
    List<Acting<T>> acting = new ArrayList<>(4);
    ImmutableList<Lying> lying = table.lying();
    for (int i = 0; i < lying.size(); i++) {
      collect(table, i, kind, acting);
    }
    for (Lasting lasting : table.lasting()) {
      if (kind.isInstance(lasting.what())) {
        acting.add(
            new Acting<>(
                kind.cast(lasting.what()),
                new Source(
                    lasting.by(), Optional.empty(), lasting.controller(), lasting.on(), 0, false)));
      }
    }
    return acting;
  }

  private static <T extends Standing> void collect(
      Table table, int index, Class<T> kind, List<Acting<T>> acting) {
    Lying card = table.lying().get(index);
    Words words = table.def(card.card()).words();
    ImmutableList<Standing> standing = words.standing();
    for (int i = 0; i < standing.size(); i++) {
      if (kind.isInstance(standing.get(i)) && (words.cumulative() || first(table, index))) {
        acting.add(
            new Acting<>(
                kind.cast(standing.get(i)),
                new Source(
                    card.card().def(),
                    Optional.of(card.id()),
                    card.controller(),
                    card.on(),
                    card.counted(),
                    card.turned())));
      }
    }
  }

  /** Whether no equal card lies on the same thing before this one ({@code ST-TRM-03}). */
  public static boolean first(Table table, int index) {
    Lying card = table.lying().get(index);
    for (int i = 0; i < index; i++) {
      Lying other = table.lying().get(i);
      if (other.on().equals(card.on()) && other.card().def().equals(card.card().def())) {
        return false;
      }
    }
    return true;
  }
}
