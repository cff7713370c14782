package io.stardeck.b5.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.ReplyOperation.TakeDamageFor;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.internal.rule.Events;
import io.stardeck.b5.internal.rule.Prices;
import io.stardeck.b5.internal.step.Replies;
import io.stardeck.b5.internal.value.Clash;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What an attack deals and gets back, what a reply leaves of it, and what the totals of a conflict
 * would be, before it is decided. It counts what lies open; what another may still answer it cannot
 * know.
 */
final class Forecast {
  private static final ImmutableList<Operation> NOTHING = ImmutableList.of();

  private final B5View view;
  private final Board board;
  private final Names names;

  Forecast(B5View view) {
    this.view = view;
    this.board = view.board();
    this.names = new Names(board);
  }

  /** What {@code action} would lead to and what it costs, if it can be reckoned. */
  Optional<String> before(B5Action action) {
    OptionalInt price = Prices.of(view, action);
    Optional<String> led = of(action);
    if (price.orElse(0) == 0) {
      return led;
    }
    String applies = "applies %d influence".formatted(price.getAsInt());
    return Optional.of(led.map(text -> text + "\n" + applies).orElse(applies));
  }

  /** What {@code action} would lead to, if it can be reckoned. */
  Optional<String> of(B5Action action) {
    if (action instanceof Join join) {
      return joined(join);
    } else if (action instanceof ReplyWith reply) {
      return announced().flatMap(stands -> replied(stands, reply));
    } else if (action instanceof DeclineReply) {
      return announced().flatMap(this::attack).map(harm -> "without another reply: " + harm);
    } else if (action instanceof DeclareStanding declared) {
      return Optional.of(standing(declared.type()));
    } else if (action instanceof BuildInfluence) {
      return Optional.of("the rating rises by 1");
    } else if (action instanceof BuyCard) {
      return Optional.of("applies %d influence".formatted(board.config().drawPrice()));
    }
    return attack(action).map(harm -> "without a reply: " + harm);
  }

  /** What a conflict without a card costs and brings ({@code B5-FRM-24}). */
  private String standing(Ability type) {
    String cost =
        "applies %d influence; if won you gain 1".formatted(board.config().standingCost());
    return switch (type) {
      case INTRIGUE -> cost + ", by 5 or more the target loses 1";
      case MILITARY -> cost + " and the target loses 1; if lost you lose 1";
      default -> cost;
    };
  }

  private Optional<B5Action> announced() {
    return view.top() instanceof ReplyWindow window
        ? window.announced().action()
        : Optional.empty();
  }

  private Optional<String> attack(B5Action action) {
    Attack attack = Replies.attack(action);
    return attack == null ? Optional.empty() : struck(attack, accompaniment(action));
  }

  private @Nullable Accompaniment accompaniment(B5Action action) {
    return action instanceof WithEvent with ? Events.accompaniment(board, with) : null;
  }

  private Optional<String> replied(B5Action announced, ReplyWith reply) {
    Spot spot = Spot.find(board, reply.card());
    Optional<Effect> effect =
        spot == null ? Optional.empty() : Replies.fitting(board, announced, reply.actor(), spot);
    for (Operation operation : effect.map(Effect::operations).orElse(NOTHING)) {
      Optional<String> left = left(announced, operation, reply.card());
      if (left.isPresent()) {
        return attack(announced)
            .map(now -> "now: " + now + "\nwith this: " + left.get())
            .or(() -> Optional.of("with this: " + left.get()));
      }
    }
    return Optional.empty();
  }

  /** What that word of a reply leaves of the announced action. */
  private Optional<String> left(B5Action announced, Operation operation, CardId by) {
    Attack attack = Replies.attack(announced);
    if (operation instanceof CancelEvent) {
      return attack == null ? Optional.of("it does nothing") : struck(attack, null);
    } else if (operation instanceof Withdraw) {
      return Optional.of("no damage either way");
    }
    return operation instanceof TakeDamageFor && attack != null
        ? struck(attack.suffering(by), accompaniment(announced))
        : Optional.empty();
  }

  /** What both deal ({@code B5-RSV}), and who goes first ({@code B5-W-32}). */
  private Optional<String> struck(Attack attack, @Nullable Accompaniment with) {
    Clash clash = Clash.of(board, attack, with);
    Spot suffers = Spot.find(board, attack.sufferer().orElse(attack.target()));
    if (clash == null || suffers == null) {
      return Optional.empty();
    }
    Spot by = clash.attacker();
    boolean first = clash.attackerFirst(board);
    boolean last = clash.targetFirst(board);
    int dealt = clash.dealt(board);
    int back = clash.received(board);
    if (first) {
      Board after = after(suffers, clash.taken(board, suffers, dealt));
      back = clash.receivedLater(after).orElse(0);
    } else if (last) {
      Board after = after(by, clash.taken(board, by, back));
      dealt = clash.dealtLater(after).orElse(0);
    }
    return Optional.of(
        "%s deals %d%s, %s; it gets %d back%s, %s"
            .formatted(
                names.of(attack.attacker()),
                dealt,
                first ? " first" : "",
                harm(suffers, clash.taken(board, suffers, dealt)),
                back,
                last ? " first" : "",
                harm(by, clash.taken(board, by, back))));
  }

  /** The board once that damage lies on a card, and has neutralised it if it is enough. */
  private Board after(Spot spot, int taken) {
    int damage = spot.card().damage() + taken;
    boolean falls = damage >= Ratings.needed(board, spot);
    return spot.change(
        board,
        card ->
            ImmutableCard.copyOf(card)
                .withDamage(falls ? 0 : damage)
                .withNeutralised(card.neutralised() || falls));
  }

  /** What so much damage does to a card ({@code B5-DMG-04, B5-DMG-07, B5-DMG-12}). */
  private String harm(Spot spot, int taken) {
    String name = names.of(spot.id());
    if (spot.card().neutralised() || !board.def(spot).kind().holdsDamage()) {
      return name + " stays as it is";
    }
    int damage = spot.card().damage() + taken;
    int needed = Ratings.needed(board, spot);
    if (damage < Math.max(1, needed)) {
      return "%s has %d of the %d damage that neutralise it".formatted(name, damage, needed);
    }
    Spot leader = Ratings.leader(board, spot.card());
    return name
        + " is neutralised"
        + (damage == needed ? "" : " with " + (damage - needed) + " severe damage")
        + (leader == null ? "" : ", and with it " + names.of(leader.id()));
  }

  /** The totals once the card has joined ({@code B5-SUP-04}). */
  private Optional<String> joined(Join join) {
    Conflict open = board.conflict(join.conflict());
    Spot spot = Spot.find(board, join.card());
    if (open == null || spot == null) {
      return Optional.empty();
    }
    Participant entry =
        new Participant(join.card(), join.actor(), Role.of(join.side()), join.ability());
    Conflict joined =
        ImmutableConflict.copyOf(open).withParticipants(Lists.plus(open.participants(), entry));
    Board rotated = spot.change(board, card -> ImmutableCard.copyOf(card).withRotated(true));
    Board after =
        ImmutableBoard.copyOf(rotated)
            .withConflicts(Lists.set(rotated.conflicts(), board.conflicts().indexOf(open), joined));
    return Optional.of("now " + totals(board, open) + "; with this " + totals(after, joined));
  }

  private static String totals(Board board, Conflict conflict) {
    return "support %d, opposition %d"
        .formatted(
            Totals.of(board, conflict, Side.SUPPORT), Totals.of(board, conflict, Side.OPPOSE));
  }
}
