package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.internal.formula.Allowances;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Weighs cards by what they add to the chances of winning what is in space, keeps Maneuvers back
 * until they decide something, and explores if that promises more than it costs. Made for one
 * decision.
 */
final class PlannerStyle implements Style {
  /** The XP that {@link #owning} gives to a card that makes the deck neither better nor worse. */
  private static final double NEUTRAL = 1.8;

  private static final double POINTS_OF_XP = 4;

  private final GreedyStyle greedy = new GreedyStyle();
  private @Nullable Outlook outlook;

  @Override
  public double owning(Moment moment, CardDef card) {
    return card.type() == CardType.BORG
        ? greedy.owning(moment, card)
        : NEUTRAL + outlook(moment).gain(card) / POINTS_OF_XP;
  }

  @Override
  public double holding(Moment moment, CardDef card) {
    return greedy.holding(moment, card);
  }

  @Override
  public double meeting(Moment moment, CardDef card) {
    boolean soon =
        card.type() != CardType.MISSION
            && (moment.table().is(Scenario.KLINGON_CIVIL_WAR)
                || Allowances.explorations(moment.view(), moment.seat()) > 0);
    return soon ? Flight.worth(moment, outlook(moment).space(), card) : outlook(moment).worth(card);
  }

  @Override
  public boolean flagship(Moment moment, CardDef ship) {
    if (moment.table().is(Scenario.BORG_INVASION)) {
      return greedy.flagship(moment, ship);
    }
    CardDef old = moment.def(moment.area().flagship().orElseThrow().card());
    int points = Points.of(moment.table(), moment.seat());
    boolean wins =
        moment.table().is(Scenario.EXPLORATION)
            && points + ship.missionPoints() >= moment.table().config().victoryPoints();
    int lost = ship.missionPoints() - old.missionPoints();
    return !wins && outlook(moment).gainOfFlagship(ship) > lost;
  }

  @Override
  public @Nullable DeckbuilderAction act(Moment moment) {
    @Nullable DeckbuilderAction action =
        Trashing.open(moment) ? Trashing.instead(moment, outlook(moment)) : null;
    if (action == null) {
      action = GreedyStyle.use(moment);
    }
    if (action == null) {
      action = play(moment);
    }
    if (action == null) {
      action = ship(moment);
    }
    if (action == null) {
      action = mission(moment);
    }
    if (action == null) {
      action = Market.search(moment, this);
    }
    if (action == null) {
      action = explore(moment);
    }
    if (action == null) {
      action = Market.planned(moment, outlook(moment));
    }
    return action == null ? moment.best(Repair.class, 0, Repair::k) : action;
  }

  @Override
  public @Nullable DeckbuilderAction meetEvent(Moment moment, CardDef event) {
    if (event.goalScope() != GoalScope.SELF) {
      return GreedyStyle.playAll(moment);
    }
    Optional<CardId> met = moment.table().encountered().map(card -> card.card());
    if (met.isEmpty() || meets(Hopes.asIs(moment), event, met.get())) {
      return null;
    }
    if (!meets(Hopes.ofPlayable(moment), event, met.get())) {
      return Windows.drawing(moment);
    }
    return Windows.decisive(moment, hopes -> meets(hopes, event, met.get()));
  }

  @Override
  public @Nullable DeckbuilderAction meetShip(Moment moment, Contest ship) {
    Hopes now = Hopes.asIs(moment);
    Hopes all = Hopes.ofPlayable(moment);
    if (ship.persuaded(all)) {
      return Windows.decisive(moment, ship::persuaded);
    }
    if (ship.defeated(now) && ship.survived(now)) {
      return null;
    }
    if (ship.defeated(all)) {
      return Windows.decisive(moment, hopes -> ship.defeated(hopes) && ship.survived(hopes));
    }
    if (!ship.survived(now) && ship.survived(all)) {
      return Windows.decisive(moment, ship::survived);
    }
    return Windows.drawing(moment);
  }

  @Override
  public @Nullable DeckbuilderAction battle(Moment moment) {
    boolean lost = moment.table().config().battleRefresh() == BattleRefresh.NEW_HAND;
    return lost || moment.table().onTurn(moment.seat()) || Windows.prevails(moment)
        ? GreedyStyle.playAll(moment)
        : null;
  }

  private Outlook outlook(Moment moment) {
    @Nullable Outlook known = outlook;
    if (known == null) {
      known = new Outlook(moment);
      outlook = known;
    }
    return known;
  }

  /** Cards that are not kept back: all but Maneuvers whose stats are all that they bring. */
  private static @Nullable DeckbuilderAction play(Moment moment) {
    boolean borg = moment.table().is(Scenario.BORG_INVASION);
    return moment.best(
        PlayCard.class,
        0,
        play -> {
          CardDef card = moment.def(play.card());
          Yield yield = Printed.of(card).played();
          boolean kept =
              !borg
                  && card.type() == CardType.MANEUVER
                  && yield.xp() <= 0
                  && yield.cards() <= 0
                  && yield.explorations() <= 0;
          return kept || yield.worth() <= 0
              ? -1
              : yield.worth() + 10 * yield.cards() + (card.type() == CardType.SETUP ? 5 : 0);
        });
  }

  /** A Starship of Borg Invasion is won, as flagship if it is the better one. */
  private @Nullable DeckbuilderAction ship(Moment moment) {
    return moment.best(
        WinByDiplomacy.class,
        -1,
        each -> flagship(moment, moment.def(each.ship())) == each.takeAsFlagship() ? 1 : 0);
  }

  /** The best Mission that can be completed with what the Hand holds, or a card towards it. */
  private @Nullable DeckbuilderAction mission(Moment moment) {
    if (Allowances.explorations(moment.view(), moment.seat()) < 1) {
      return null;
    }
    @Nullable CardId best = null;
    Hopes all = Hopes.ofAll(moment);
    for (Slot slot : moment.table().missions()) {
      if (slot.card().isPresent()
          && all.meets(moment.def(slot.card().get()), slot.card().get())
          && (best == null || value(moment, slot.card().get()) > value(moment, best))) {
        best = slot.card().get();
      }
    }
    if (best == null) {
      return moment.best(CompleteMission.class, -1, each -> value(moment, each.mission()));
    }
    @Nullable DeckbuilderAction complete = moment.ifLegal(new CompleteMission(moment.seat(), best));
    CardId goal = best;
    return complete == null
        ? Windows.decisive(moment, hopes -> hopes.meets(moment.def(goal), goal))
        : complete;
  }

  private static double value(Moment moment, CardId mission) {
    CardDef card = moment.def(mission);
    return card.missionPoints() + POINTS_OF_XP * YieldSum.worth(card.reward());
  }

  private @Nullable DeckbuilderAction explore(Moment moment) {
    @Nullable Explore explore = moment.first(Explore.class);
    if (explore == null) {
      return null;
    }
    ImmutableList<CardId> next = Exploring.next(moment, outlook(moment));
    boolean buysFirst =
        Flight.of(moment, next).danger() > 0
            && (moment.open(GainSlot.class) || moment.open(GainBasic.class))
            && Market.planned(moment, outlook(moment)) != null;
    return Exploring.promises(moment, next) && !buysFirst ? explore : null;
  }

  private static boolean meets(Hopes hopes, CardDef event, CardId id) {
    return event.role() == Role.ALLIED ? Flight.acquired(event, hopes) : hopes.meets(event, id);
  }
}
