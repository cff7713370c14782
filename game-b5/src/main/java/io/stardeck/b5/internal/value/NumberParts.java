package io.stardeck.b5.internal.value;

import com.google.common.base.Enums;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why a number is what it is: the base and each part, with its rule and its card. */
public final class NumberParts {
  private static final Pattern PATH =
      Pattern.compile("(?:board\\.)?(factions|conflicts|cards)\\[([0-9]{1,4})]\\.([a-z]+)");
  private static final Pattern ATTACK =
      Pattern.compile("attacks\\[c([0-9]{1,4}) c([0-9]{1,4})]\\.(dealt|received)");

  private NumberParts() {}

  /**
   * The parts of the number that {@code path} names: {@code factions[0].power} or {@code rating};
   * {@code conflicts[0].support} or {@code opposition}, of the first open conflict; {@code
   * cards[12].military} or another ability, {@code needed} for the damage that neutralises the card
   * of that id, {@code cost} for what sponsoring it from the own hand, or promoting it, costs;
   * {@code attacks[c12 c40].dealt} or {@code received}, of an attack by the first card on the
   * second, a participant of an open conflict.
   */
  public static Optional<Explanation> of(B5View view, String path) {
    Matcher attack = ATTACK.matcher(path);
    if (attack.matches()) {
      CardId from = CardId.of(Integer.parseInt(attack.group(1)));
      CardId against = CardId.of(Integer.parseInt(attack.group(2)));
      return attack(view.board(), from, against, attack.group(3).equals("dealt"));
    }
    Matcher place = PATH.matcher(path);
    if (!place.matches()) {
      return Optional.empty();
    }
    int index = Integer.parseInt(place.group(2));
    String number = place.group(3);
    Optional<Computation> sum =
        switch (place.group(1)) {
          case "factions" -> faction(view.board(), index, number);
          case "conflicts" -> conflict(view.board(), index, number);
          default -> card(view, index, number);
        };
    return sum.map(Computation::explained);
  }

  private static Optional<Computation> faction(Board board, int index, String number) {
    if (index >= board.players()) {
      return Optional.empty();
    }
    Computation sum = Computation.explaining();
    return switch (number) {
      case "rating" -> Optional.of(Standing.rating(board, Seat.at(index), sum));
      case "power" -> Optional.of(Standing.power(board, Seat.at(index), sum));
      default -> Optional.empty();
    };
  }

  private static Optional<Computation> conflict(Board board, int index, String number) {
    if (index >= board.conflicts().size()) {
      return Optional.empty();
    }
    Conflict conflict = board.conflicts().get(index);
    Computation sum = Computation.explaining();
    return switch (number) {
      case "support" -> Optional.of(Totals.of(board, conflict, Side.SUPPORT, sum));
      case "opposition" -> Optional.of(Totals.of(board, conflict, Side.OPPOSE, sum));
      default -> Optional.empty();
    };
  }

  /** What an attack without an event deals, or gets back ({@code B5-RSV-01, 02}). */
  private static Optional<Explanation> attack(
      Board board, CardId attacker, CardId target, boolean dealt) {
    Spot by = found(board, attacker);
    Spot at = found(board, target);
    for (Conflict conflict : board.conflicts()) {
      Participant entry = conflict.participant(target);
      if (by != null && at != null && entry != null) {
        Clash clash = new Clash(by, at, entry.ability(), null);
        Computation sum = Computation.explaining();
        return Optional.of(
            (dealt ? clash.dealt(board, sum) : clash.received(board, sum)).explained());
      }
    }
    return Optional.empty();
  }

  private static @Nullable Spot found(Board board, CardId card) {
    return board.config().roster().has(card) ? Spot.find(board, card) : null;
  }

  private static Optional<Computation> card(B5View view, int index, String number) {
    CardId id = CardId.of(index);
    Board board = view.board();
    boolean plays = view.seat().number() >= 1;
    if (number.equals("cost") && plays && view.hand().contains(id)) {
      Computation sum = Computation.explaining();
      return Optional.of(Costs.sponsoring(board, view.seat(), id, null, null, sum));
    }
    Spot spot = found(board, id);
    if (spot == null) {
      return Optional.empty();
    }
    Computation sum = Computation.explaining();
    if (number.equals("cost") && plays && board.def(spot).kind().isCharacter()) {
      return Optional.of(Costs.promoting(board, view.seat(), id, null, sum));
    }
    if (number.equals("needed")) {
      return Optional.of(Ratings.needed(board, spot, sum));
    }
    return Enums.getIfPresent(Ability.class, number.toUpperCase(Locale.ROOT))
        .toJavaUtil()
        .map(ability -> Ratings.current(board, spot, ability, sum));
  }
}
