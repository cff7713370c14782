package io.stardeck.stccg.internal.effects.ships;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.SetAside;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;

/**
 * {@code SET_ASIDE}: a ship leaves the spaceline with all aboard, for some own turns of its
 * controller ({@code ST-EFF-33}).
 */
final class SetAsideWord implements StccgAsking<SetAside> {
  private static final RuleId EFF_33 = RuleId.of("ST-EFF-33");

  @Override
  public Optional<Seat> chooser(StccgView open, SetAside effect, Effects run) {
    boolean asks =
        run.chosen().isEmpty() && effect.upTo().isPresent() && ship(open, run).isPresent();
    return asks ? Optional.of(run.seat()) : Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, SetAside effect, Effects run) {
    ImmutableList.Builder<Chosen> turns = ImmutableList.builder();
    for (int i = 1; i <= effect.upTo().orElse(1); i++) {
      turns.add(new OfNumber(i));
    }
    return turns.build();
  }

  @Override
  public String question(StccgView view, SetAside effect, Effects run) {
    return "after how many turns does the ship return?";
  }

  @Override
  public void chosen(Play<StccgState> play, SetAside effect, Effects run, Chosen option) {
    play.replace(run.choosing(option));
  }

  @Override
  public void perform(Play<StccgState> play, SetAside effect, Effects run) {
    Optional<Ship> ship = ship(play.state(), run);
    if (ship.isPresent()) {
      int turns =
          run.chosen().isPresent()
              ? ((OfNumber) run.chosen().get()).number()
              : effect.turns().orElse(1);
      Repairs.leave(play, ship.get().id());
      Ship left = Objects.requireNonNull(play.state().table().ship(ship.get().id()));
      Tables.ship(play, left.copy().withAside(turns));
      play.tell(EFF_33, new MissionEvent.ShipSetAside(left.id()));
      Attempts.relocate(play, left.host(), left.host());
    }
  }

  /** The ship, unless it is a mover, which has no controller whose turns it would be away. */
  private static Optional<Ship> ship(Facts facts, Effects run) {
    return Who.ship(facts, run).filter(ship -> ship.controller().isPresent());
  }
}
