package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardOperation.AttackDamage;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.FactionOperation.PromoteCost;
import io.stardeck.b5.card.FactionOperation.SponsorCost;
import io.stardeck.b5.card.Filter;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Race;
import io.stardeck.b5.card.Trigger;
import io.stardeck.b5.event.CardEvent.EventPlayed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Events, alone or with another action ({@code B5-EVT}). */
final class Events {
  private static final RuleId EVT_01 = RuleId.of("B5-EVT-01");
  private static final RuleId EVT_02 = RuleId.of("B5-EVT-02");
  private static final RuleId EVT_03 = RuleId.of("B5-EVT-03");
  private static final RuleId EVT_05 = RuleId.of("B5-EVT-05");
  private static final RuleId EFF_02 = RuleId.of("B5-EFF-02");
  private static final Effect NOTHING = Effect.builder().trigger(Trigger.PLAY).build();

  private Events() {}

  /** What an event does when it is played. */
  static Effect effect(CardDef def) {
    return def.effects().isEmpty() ? NOTHING : def.effects().get(0);
  }

  /** An accompanying event with its choices. */
  static EffectUse use(Board board, Seat seat, WithEvent event) {
    return EffectUse.of(
        effect(board.def(event.card())),
        Scope.of(board, seat, event.card()),
        event.chosen(),
        event.number());
  }

  /** The influence that an event costs. */
  static int influence(Board board, CardId event, EffectUse use) {
    return board.def(event).cost() + use.influence();
  }

  /** What the event that accompanies a deed adds to it, or null. */
  static @Nullable Accompaniment accompaniment(Board board, Deed deed) {
    if (deed.event().isEmpty()) {
      return null;
    }
    WithEvent event = deed.event().get();
    EffectUse use = use(board, deed.actor(), event);
    Scope scope =
        deed instanceof Attack attack
            ? use.scope().attacking(attack.attacker(), attack.target())
            : use.scope();
    return new Accompaniment(event.card(), scope, use.effect().operations());
  }

  /** What forbids playing that card at all. */
  static void forbid(B5View view, CardDef def, Findings findings) {
    Race race = view.board().faction(view.seat()).race();
    if (def.kind() != Kind.EVENT) {
      findings.reject(EVT_01, "%s is no event", def.title());
    }
    if (def.race() != Race.NEUTRAL && def.race() != race) {
      findings.reject(EVT_05, "%s is reserved for the %s", def.title(), def.race());
    }
    if (!Conditions.allHold(Scope.of(view.board(), view.seat(), null), def.requirements())) {
      findings.reject(EFF_02, "what %s requires does not hold", def.title());
    }
  }

  /** What forbids that event with that deed. */
  static void forbidWith(B5View view, Deed deed, WithEvent event, Findings findings) {
    CardDef def = Naming.inHand(view, event.card(), findings);
    if (def == null) {
      return;
    }
    if (deed.object().equals(Optional.of(event.card()))) {
      findings.reject(EVT_02, "%s does not accompany itself", def.title());
    }
    forbid(view, def, findings);
    if (deed.kind().isEmpty() || !def.playWith().contains(deed.kind().get())) {
      findings.reject(EVT_02, "%s does not accompany that action", def.title());
      return;
    }
    Effect effect = effect(def);
    Scope scope = Scope.of(view.board(), view.seat(), event.card());
    if (effect.by().isPresent()
        && (deed.acting().isEmpty() || !fits(scope, effect.by().get(), deed.acting().get()))) {
      findings.reject(EVT_02, "%s does not accompany an action of that card", def.title());
    }
    if (effect.of().isPresent()
        && (deed.object().isEmpty() || !fits(scope, effect.of().get(), deed.object().get()))) {
      findings.reject(EVT_02, "%s does not accompany an action on that card", def.title());
    }
    use(view.board(), view.seat(), event).check(findings);
  }

  private static boolean fits(Scope scope, Filter filter, CardId id) {
    Spot spot = Spot.find(scope.board(), id);
    return spot == null
        ? Filters.fitsDef(filter, scope.board().def(id))
        : Filters.fits(scope, filter, spot);
  }

  /** The event is shown, and paid for. */
  static void play(Play<B5State> play, Seat seat, WithEvent event) {
    EffectUse use = use(Boards.of(play), seat, event);
    Influence.apply(play, seat, influence(Boards.of(play), event.card(), use));
    show(play, seat, event);
  }

  /** The event is shown, and all but influence paid for it. */
  static void show(Play<B5State> play, Seat seat, WithEvent event) {
    EffectUse use = use(Boards.of(play), seat, event);
    Cards.DEALER.card(play, Places.hand(seat), event.card()).openly().to(Places.PLAYED);
    play.tell(EVT_01, new EventPlayed(seat, event.card(), event.chosen()));
    use.pay(play);
  }

  /** An event that was an action of its own has its effect, unless it was cancelled. */
  static void finishAlone(Play<B5State> play, Seat seat, WithEvent event, boolean cancelled) {
    if (!cancelled) {
      EffectUse use = use(Boards.of(play), seat, event);
      Effects.carryOut(play, use.scope(), use.effect());
    }
    InPlay.toDiscard(play, Places.PLAYED, event.card(), EVT_03);
  }

  /** An event that accompanied an action has the rest of its effect, unless it was cancelled. */
  static void finish(Play<B5State> play, Seat seat, WithEvent event, boolean cancelled) {
    if (!cancelled) {
      EffectUse use = use(Boards.of(play), seat, event);
      List<Operation> others =
          use.effect().operations().stream().filter(each -> !belongsToDeed(each)).toList();
      Effects.carryOut(play, use.scope(), others, use.effect().duration());
    }
    InPlay.toDiscard(play, Places.PLAYED, event.card(), EVT_03);
  }

  /** What counted in the costs or in the attack that the event accompanied. */
  private static boolean belongsToDeed(Operation operation) {
    return operation instanceof SponsorCost
        || operation instanceof PromoteCost
        || operation instanceof AttackDamage;
  }
}
