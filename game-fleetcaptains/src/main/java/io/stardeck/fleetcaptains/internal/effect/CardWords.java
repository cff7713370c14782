package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_57;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Word;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Optional;

/** Words about cards, and about points. */
final class CardWords {
  static final List<Word<FleetState, FleetView, Effects, ?>> ALL =
      List.of(
          new Saying<>(Effect.DrawCommand.class, CardWords::draw),
          new Saying<>(Effect.DrawMission.class, CardWords::drawMission),
          new Saying<>(Effect.GainVp.class, CardWords::gain),
          new Saying<>(Effect.GainFleetLimit.class, CardWords::gainLimit),
          new Saying<>(Effect.TrashThis.class, (play, word, run) -> leave(play, run, true)),
          new Saying<>(Effect.DiscardThis.class, (play, word, run) -> leave(play, run, false)),
          new Saying<>(Effect.AttachThis.class, CardWords::attach),
          Saying.ofShip(Effect.GainAsCargo.class, CardWords::cargo),
          // These say something while their card is being played, and nothing afterwards.
          new Saying<>(Effect.ModifyTest.class, (play, word, run) -> {}),
          new Saying<>(Effect.PreventDamage.class, (play, word, run) -> {}),
          new Saying<>(Effect.CancelCard.class, (play, word, run) -> {}),
          new Discarding());

  private CardWords() {}

  private static void draw(Play<FleetState> play, Effect.DrawCommand draw, EffectRun run) {
    for (int i = 0; i < draw.amount(); i++) {
      Commands.draw(play, run.player());
    }
  }

  private static void drawMission(Play<FleetState> play, Effect.DrawMission word, EffectRun run) {
    if (play.state().zones().size(Places.missions(run.player())) < Orders.DISPLAYED) {
      Orders.fill(play, run.player(), Optional.empty());
    }
  }

  private static void gain(Play<FleetState> play, Effect.GainVp gain, EffectRun run) {
    Scores.byWords(play, run.player(), run.source(), gain.amount());
  }

  private static void gainLimit(Play<FleetState> play, Effect.GainFleetLimit gain, EffectRun run) {
    Tables.captain(
        play, run.player(), each -> each.withFleetLimit(each.fleetLimit() + gain.amount()));
    int limit = Fleets.limit(Tables.of(play), run.player());
    play.tell(RNF_03, new GameProgress.FleetLimitChanged(run.player(), limit));
  }

  private static void leave(Play<FleetState> play, EffectRun run, boolean trashed) {
    if (play.state().zones().cards(Places.OPEN).contains(run.source())) {
      Lying.leave(play, run.source(), trashed, CMD_03);
    }
  }

  private static void attach(Play<FleetState> play, Effect.AttachThis attach, EffectRun run) {
    Ship ship = Subjects.open(play, run);
    if (!Lying.loose(play, run.source())) {
      return;
    }
    if (attach.to() == Attach.PLAYER) {
      Lying.before(play, run.source(), run.player());
    } else if (attach.to() == Attach.TILE && Subjects.tile(play, run) >= 0) {
      Lying.onTile(play, run.source(), Subjects.tile(play, run));
    } else if (attach.to() == Attach.SHIP && ship != null) {
      Lying.atShip(play, run.source(), ship.card());
    }
  }

  private static void cargo(
      Play<FleetState> play, Effect.GainAsCargo word, EffectRun run, Ship ship) {
    if (Lying.loose(play, run.source())) {
      Tables.ship(
          play, ship.card(), each -> each.withCargo(Lists.plus(each.cargo(), run.source())));
      play.tell(D_57, new ShipEvent.CargoGained(run.source(), ship.card()));
    }
  }

  /** Their owner says which cards of the hand go, or chance does. */
  private static final class Discarding extends Chosen<Effect.DiscardCommand> {
    @Override
    protected int count(FleetState state, Effect.DiscardCommand word, Effects run) {
      Seat seat = Subjects.side(state.table(), word.who(), run.run());
      int hand = state.zones().size(Places.hand(seat));
      return word.chooser() == Chooser.OWNER ? Math.min(hand, word.amount()) : 0;
    }

    @Override
    protected Seat picker(FleetView open, Effect.DiscardCommand word, Effects run) {
      return Subjects.side(open.table(), word.who(), run.run());
    }

    /** A hand is seen by its owner alone. */
    @Override
    public boolean secret(FleetView open, Effect.DiscardCommand word, Effects run) {
      return true;
    }

    @Override
    protected ImmutableList<Pick> picks(FleetView view, Effect.DiscardCommand word, Effects run) {
      return cards(view.hand());
    }

    @Override
    protected void take(
        Play<FleetState> play, Effect.DiscardCommand word, Effects run, Pick.Card pick) {
      Seat seat = Subjects.side(Tables.of(play), word.who(), run.run());
      Commands.discard(play, seat, pick.card(), CMD_03);
    }

    @Override
    public void perform(Play<FleetState> play, Effect.DiscardCommand word, Effects run) {
      Seat seat = Subjects.side(Tables.of(play), word.who(), run.run());
      for (int i = 0; i < word.amount() && word.chooser() != Chooser.OWNER; i++) {
        Commands.discardAny(play, seat, CMD_03);
      }
      // Each card is replaced, in a hand that is larger than at the start too (FC-D-58).
      boolean all = play.state().zones().size(Places.hand(seat)) > 0;
      for (int i = 0; i < word.amount() && all; i++) {
        Commands.draw(play, seat);
      }
      Commands.fill(play, seat, Turns.HAND - Commands.due(play, seat));
    }

    @Override
    public String question(FleetView view, Effect.DiscardCommand word, Effects run) {
      return "Discard a card of your hand";
    }
  }
}
