package io.stardeck.stccg.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Trigger;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Hands;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.LastDrawn;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.lying.Acting;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.lying.Reach;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.moving.Movers;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Scopes;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.EndStep;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.function.Consumer;

/** The end of a turn ({@code ST-TRN-06}, {@code ST-TRN-07}), step by step. */
public final class Ending extends StccgPhase<Phase.End> {
  private static final RuleId TRN_06 = RuleId.of("ST-TRN-06");
  private static final RuleId ORD_09 = RuleId.of("ST-ORD-09");
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");
  private static final RuleId ADV_04 = RuleId.of("ST-ADV-04");
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");

  @Override
  public boolean proceed(Play<StccgState> play, Phase.End frame) {
    if (Winning.timeOver(play)) {
      return true;
    }
    EndStep step = frame.step();
    Seat active = play.state().table().active();
    if (!frame.left().isEmpty()) {
      play.replace(new Phase.End(step, Lists.rest(frame.left())));
      if (step == EndStep.TRIGGERS) {
        Acting.trigger(play, frame.left().get(0), Trigger.Moment.END_OF_TURN);
      } else if (step == EndStep.MOVERS) {
        mover(play, frame.left());
      } else {
        Acting.count(play, frame.left().get(0));
      }
      return true;
    }
    if (step == EndStep.ANSWERED && Cures.check(play)) {
      return true;
    }
    if (step == EndStep.DRAW) {
      draw(play);
    }
    if (step == EndStep.NEXT) {
      next(play);
    } else {
      EndStep then = EndStep.values()[step.ordinal() + 1];
      play.replace(new Phase.End(then, acting(play.state().table(), then)));
      if (step == EndStep.WINDOW) {
        Windows.open(play, WindowKind.TURN_END, active);
      } else if (step == EndStep.DRAWN) {
        Windows.open(play, WindowKind.CARD_DRAWN, active);
      }
    }
    return true;
  }

  /** Whoever is in the list once more goes on only then. */
  private static void mover(Play<StccgState> play, ImmutableList<CardId> left) {
    CardId mover = left.get(0);
    if (Lists.rest(left).contains(mover)) {
      Movers.strike(play, mover);
    } else {
      Movers.move(play, mover);
    }
  }

  private static ImmutableList<CardId> acting(Table table, EndStep step) {
    return switch (step) {
      case TRIGGERS, COUNTDOWNS -> Acting.cards(table);
      case MOVERS -> Movers.all(table);
      case WINDOW, ANSWERED, DRAW, DRAWN, NEXT -> ImmutableList.of();
    };
  }

  private static void draw(Play<StccgState> play) {
    Seat active = play.state().table().active();
    int cards = 1;
    for (InForce<Standing.DrawMore> more : play.state().table().inForce(Standing.DrawMore.class)) {
      cards += Scopes.seat(more.by(), more.what().on(), active) ? more.what().n() : 0;
    }
    int drawn = Math.min(cards, play.state().size(Places.deck(active)));
    for (int i = 0; i < drawn; i++) {
      Hands.draw(play, active, TRN_06);
    }
    if (drawn > 0) {
      LastDrawn.mark(play, active);
    }
  }

  private static void next(Play<StccgState> play) {
    Table table = play.state().table();
    Seat active = table.active();
    play.tell(TRN_06, new TurnEvent.TurnEnded(active));
    LastDrawn.forget(play, active);
    unstop(play);
    boolean timeUp =
        table.options().timeLimit() == TimeLimit.TURNS
            && table.turn().number() >= table.options().turnLimit();
    if (Winning.settled(play)) {
      return;
    }
    if (timeUp) {
      Winning.byScore(play, ADV_04, "time");
      return;
    }
    boolean again = doubled(table, active);
    Seat following = again ? active : table.opponents(active).get(0);
    Tables.table(
        play,
        now ->
            now.with(active, now.player(active).bonusTurn(again)).with(now.turn().next(following)));
    play.replace(Phase.Start.FIRST);
    // Whoever has to say who is loyal after a treaty does so before the next turn begins.
    Laying.lapse(play, lasting -> !lasts(table, lasting));
    Laying.wane(play, lasting -> lasting.turns().isPresent() && over(table, lasting));
  }

  /** Whether the player has one more turn now, and it is not that one ({@code ST-EFF-36}). */
  private static boolean doubled(Table table, Seat active) {
    if (table.player(active).resigned()) {
      return false; // a card that stays may be theirs (ST-MUL-05)
    }
    for (InForce<Standing.TurnsDoubled> doubled : table.inForce(Standing.TurnsDoubled.class)) {
      if (doubled.by().controller().equals(active)) {
        return !table.player(active).bonusTurn();
      }
    }
    return false;
  }

  /** All marks that last until the end of the turn are removed ({@code ST-TRN-07}). */
  private static void unstop(Play<StccgState> play) {
    for (Ship ship : play.state().table().ships()) {
      if (ship.stop() == Stop.TURN) {
        Tables.ship(play, ship.copy().withStop(Stop.NO));
      }
    }
    Seat active = play.state().table().active();
    Control.turnOver(play, active, EFF_16);
    Seizing.turnOver(play, active);
    Manned.each(play.state(), (host, seat) -> Hosts.unstop(play, host, seat));
    Marks.changeAll(
        play,
        (seat, card) -> {
          Card left = card.without(Ending::ofTheTurn);
          return seat.equals(active) ? Seizing.waned(Marks.waned(left)) : left;
        });
  }

  private static boolean ofTheTurn(Mark mark) {
    return mark instanceof Mark.Tried
        || mark instanceof Mark.CalledOff
        || mark instanceof Mark.Halted
        || mark instanceof Mark.Dying
        || mark instanceof Mark.Spared // of effects that the end of the turn has cut short
        || mark instanceof Mark.NoBeam kept && kept.turns() == 0
        || mark instanceof Mark.Learned;
  }

  private static boolean lasts(Table table, Lasting lasting) {
    return lasting.until() == Until.GAME
        || lasting.until() == Until.OWN_TURN
            && (lasting.turns().isPresent() || !over(table, lasting));
  }

  /** Whether the turn that ends is a full one of who controls what it acts on. */
  private static boolean over(Table table, Lasting lasting) {
    return lasting.since() < table.turn().number()
        && Reach.controller(table, lasting.on(), lasting.controller()).equals(table.active());
  }

  /** Ending the turn. */
  static final class EndingTurn implements StccgRule<EndTurn> {
    @Override
    public void candidates(StccgView view, Consumer<? super EndTurn> offer) {
      offer.accept(new EndTurn(view.seat()));
    }

    @Override
    public void check(StccgView view, EndTurn action, Findings findings) {
      boolean mine =
          view.top() instanceof Phase.Orders orders
              ? orders.seat().equals(view.seat())
              : view.seat().equals(view.table().active());
      if (!mine) {
        findings.reject(ORD_09, "it is not your turn");
      }
      boolean more = view.table().turn().orders() < view.table().options().ordersPerTurn();
      Optional<CardId> only =
          view.top() instanceof Phase.Orders orders ? orders.ship() : Optional.empty();
      if (more && Courses.unfinished(view, view.seat(), only)) {
        findings.reject(EFF_32, "a ship of yours has to go on on its course");
      }
    }

    @Override
    public void perform(Play<StccgState> play, EndTurn action) {
      if (play.state().top() instanceof Phase.Orders orders && orders.ship().isPresent()) {
        play.pop();
        return;
      }
      Tables.table(play, table -> table.with(table.turn().playOver(true)));
      play.replace(new Phase.End(EndStep.WINDOW, ImmutableList.of()));
    }
  }
}
