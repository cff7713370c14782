package io.stardeck.stccg.internal.effects.ships;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.card.word.ShipEffect.TakeControl;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.internal.effects.word.Warded;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code TAKE_CONTROL}: the player controls a ship and its crew, or persons or equipment of another
 * ({@code ST-EFF-16}).
 */
final class TakeControlWord extends Selecting<TakeControl> {
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");

  /** A piece of equipment of another player. */
  private record Piece(Card card, Role role, Host host, Seat seat) {}

  @Override
  protected Selection selection(TakeControl effect) {
    return effect.of().orElse(Selection.NOBODY);
  }

  @Override
  protected boolean takes(Facts facts, TakeControl effect, Effects run, Member member) {
    return !member.seat().equals(run.seat())
        && Seizing.goal(facts, run.seat(), member.card(), member.host()).isPresent();
  }

  @Override
  protected void act(Play<StccgState> play, TakeControl effect, Effects run, Member member) {
    Seizing.take(
        play,
        run.seat(),
        member.card(),
        member.role(),
        member.host(),
        lent(play.state(), effect, run, member.seat()));
  }

  @Override
  protected void after(Play<StccgState> play, TakeControl effect, Effects run) {
    if (effect.equipment().isPresent()) {
      equipment(play, effect, run, effect.equipment().getAsInt());
    } else if (effect.of().isEmpty()) {
      ship(play, effect, run);
    }
  }

  /** Full turns are counted: the one that is under way is none. */
  private static Optional<Mark.Lent> lent(Facts facts, TakeControl effect, Effects run, Seat to) {
    return switch (effect.until()) {
      case GAME -> Optional.empty();
      case TURN -> Optional.of(Mark.Lent.forTurn(to));
      case BATTLE -> Optional.of(new Mark.Lent(to, true, 0));
      case OWN_TURN -> {
        int now = run.seat().equals(facts.table().active()) ? 1 : 0;
        yield Optional.of(new Mark.Lent(to, false, effect.turns().orElse(1) + now));
      }
    };
  }

  private static void ship(Play<StccgState> play, TakeControl effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    if (ship.isPresent()
        && ship.get().controller().isPresent()
        && !Preventions.of(play.state().table(), Deed.TAKE_CONTROL, ship.get())) {
      Seat was = ship.get().controller().get();
      Control.take(play, ship.get(), run.seat(), lent(play.state(), effect, run, was), EFF_16);
    }
  }

  /** Pieces of equipment are drawn by chance, as those that are destroyed ({@code ST-RND-04}). */
  private static void equipment(Play<StccgState> play, TakeControl effect, Effects run, int most) {
    for (int i = 0; i < most; i++) {
      List<Piece> pieces = pieces(play.state(), effect, run);
      if (!pieces.isEmpty()) {
        Piece drawn = play.pick(pieces);
        Seizing.take(
            play,
            run.seat(),
            drawn.card(),
            drawn.role(),
            drawn.host(),
            lent(play.state(), effect, run, drawn.seat()));
      }
    }
  }

  private static List<Piece> pieces(Facts facts, TakeControl effect, Effects run) {
    List<Piece> pieces = new ArrayList<>();
    @Nullable Host host = run.on().host().orElse(null);
    @Nullable Seat seat = host == null ? null : Manned.seat(facts.table(), host);
    if (host != null
        && seat != null
        && !seat.equals(run.seat())
        && !Warded.card(facts.table(), effect, seat, host)) {
      for (Role role : Role.EQUIPMENT) {
        for (Card card : facts.cards(host, role)) {
          if (Seizing.goal(facts, run.seat(), card, host).isPresent()) {
            pieces.add(new Piece(card, role, host, seat));
          }
        }
      }
    }
    return pieces;
  }
}
