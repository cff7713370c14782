package io.stardeck.stccg.internal.effects.ships;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.ShipEffect.Relocate;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Repairs;
import io.stardeck.stccg.internal.effects.word.Goals;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.missions.Attempts;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;

/** {@code RELOCATE_SHIP}: a ship goes somewhere else and uses no RANGE ({@code ST-EFF-08}). */
final class RelocateShipWord implements StccgAsking<Relocate> {
  private static final RuleId EFF_08 = RuleId.of("ST-EFF-08");

  /** Where it may go: to the location that was named, or as the effect says. */
  private static ImmutableList<Chosen> goals(Facts facts, Relocate effect, Effects run) {
    if (effect.shift().isPresent()) {
      int here = facts.table().position(Goals.location(facts, run));
      return Goals.shifted(facts.table(), here, effect.shift().get(), effect.n());
    }
    if (effect.to().isPresent()) {
      return Goals.of(facts, run, effect.to().get());
    }
    return run.on().location().isPresent()
        ? ImmutableList.of(new OfLocation(run.on().location().getAsInt()))
        : ImmutableList.of();
  }

  @Override
  public Optional<Seat> chooser(StccgView open, Relocate effect, Effects run) {
    return run.chosen().isEmpty()
            && Who.ship(open, run).isPresent()
            && goals(open, effect, run).size() > 1
        ? Optional.of(
            effect.to().isPresent()
                ? Goals.chooser(open, run, effect.to().get())
                : Goals.seat(open, run))
        : Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, Relocate effect, Effects run) {
    return goals(view, effect, run);
  }

  @Override
  public String question(StccgView view, Relocate effect, Effects run) {
    return "where does the ship go?";
  }

  @Override
  public void chosen(Play<StccgState> play, Relocate effect, Effects run, Chosen option) {
    play.replace(run.choosing(option));
  }

  @Override
  public void perform(Play<StccgState> play, Relocate effect, Effects run) {
    Optional<Ship> ship = Who.ship(play.state(), run);
    Optional<Chosen> goal =
        run.chosen().or(() -> goals(play.state(), effect, run).stream().findFirst());
    if (ship.isPresent() && goal.isPresent()) {
      int to = ((OfLocation) goal.get()).location();
      int from = ship.get().location();
      Repairs.leave(play, ship.get().id());
      Ship left = Objects.requireNonNull(play.state().table().ship(ship.get().id()));
      Tables.ship(play, left.copy().withLocation(to));
      play.tell(EFF_08, new MissionEvent.ShipMoved(left.id(), from, to));
      Attempts.relocate(play, left.host(), left.host());
    }
  }
}
