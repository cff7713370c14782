package io.stardeck.engine.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleAbstractTypeResolver;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.View;

/**
 * The JSON of one game's values. Making one is costly, using it is not: a host keeps it. Any number
 * of threads may use it.
 */
public final class GameJson<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final GameTypes<C, S, A, V> types;
  private final Codec codec;

  private GameJson(Game<C, S, A, V> game, Codec codec) {
    this.game = game;
    this.types = game.types();
    this.codec = codec;
  }

  /** The JSON of {@code game}. */
  public static <C, S, A extends Action, V extends View> GameJson<C, S, A, V> of(
      Game<C, S, A, V> game) {
    return new GameJson<>(game, new Codec(mapper(game.types().event())));
  }

  /**
   * The same, which can read also the states, views and events of games with that configuration:
   * they only name what it holds of its own, such as a card set of a user.
   */
  public GameJson<C, S, A, V> knowing(C config) {
    Codec knowing = codec.knowing(config);
    return knowing.equals(codec) ? this : new GameJson<>(game, knowing);
  }

  private static <E extends GameEvent> JsonMapper mapper(Class<E> family) {
    JsonMapper.Builder builder = Mappers.strict();
    if (family.isAnnotationPresent(JsonTypeInfo.class)) {
      // An Event declares what happened as a GameEvent: let that name its members as the game's own
      // family does.
      builder.addMixIn(GameEvent.class, family).registerSubtypes(EngineAnnotations.members(family));
    } else {
      SimpleModule single = new SimpleModule("event");
      single.setAbstractTypes(new SimpleAbstractTypeResolver().addMapping(GameEvent.class, family));
      builder.addModule(single);
    }
    return builder.build();
  }

  /**
   * The canonical JSON of {@code value}, without white space: equal values give equal text. A
   * configuration holds a card set that is not shipped; everything else names it.
   *
   * @param value a value of this game or of the engine, or a list of such
   */
  public String write(Object value) {
    return gives(value) ? codec.write(value) : codec.writeNaming(value);
  }

  /** The canonical JSON of {@code value} as a tree. */
  public JsonNode tree(Object value) {
    return gives(value) ? codec.tree(value) : codec.treeNaming(value);
  }

  /** The canonical JSON of {@code config} as it stands within a state: it gives nothing. */
  public JsonNode treeWithin(C config) {
    return codec.treeNaming(config);
  }

  /**
   * All that {@code config} names or gives and a client may want to know, such as its card sets: by
   * the name that states and views call it, whole, in the form of its file.
   */
  public ImmutableMap<String, JsonNode> sets(C config) {
    return codec.mentioned(config);
  }

  private boolean gives(Object value) {
    return types.config().isInstance(value);
  }

  /** The SHA-256 of the canonical JSON of {@code state}, in lower-case hexadecimal digits. */
  public String hash(S state) {
    return Codec.hash(codec.writeNaming(state));
  }

  /**
   * Reads a configuration. Whether the game takes it, {@link Game#setup} says.
   *
   * @throws FaultException with the path of every fault
   */
  public C readConfig(String json) {
    return codec.read(json, codec.type(types.config()));
  }

  /** As {@link #readConfig(String)}. */
  public C readConfig(JsonNode json) {
    return codec.read(json, codec.type(types.config()));
  }

  /**
   * Reads a state that can be given to every method of the game.
   *
   * @throws FaultException with the path of every fault, those that {@link Game#faults} tells among
   *     them
   */
  public S readState(String json) {
    return sound(codec.read(json, codec.type(types.state())));
  }

  /** As {@link #readState(String)}. */
  public S readState(JsonNode json) {
    return sound(codec.read(json, codec.type(types.state())));
  }

  /**
   * Reads an action. Whether it is legal, {@link Game#apply} says.
   *
   * @throws FaultException with the path of every fault
   */
  public A readAction(String json) {
    return codec.read(json, codec.type(types.action()));
  }

  /** As {@link #readAction(String)}. */
  public A readAction(JsonNode json) {
    return codec.read(json, codec.type(types.action()));
  }

  /**
   * Reads what one seat knows.
   *
   * @throws FaultException with the path of every fault
   */
  public V readView(String json) {
    return codec.read(json, codec.type(types.view()));
  }

  /** As {@link #readView(String)}. */
  public V readView(JsonNode json) {
    return codec.read(json, codec.type(types.view()));
  }

  /**
   * Reads an event of this game, with its audience and rule.
   *
   * @throws FaultException with the path of every fault
   */
  public Event readEvent(String json) {
    return codec.read(json, codec.type(Event.class));
  }

  /** As {@link #readEvent(String)}. */
  public Event readEvent(JsonNode json) {
    return codec.read(json, codec.type(Event.class));
  }

  private S sound(S state) {
    ImmutableList<Fault> faults = game.faults(state);
    if (!faults.isEmpty()) {
      throw new FaultException(faults);
    }
    return state;
  }
}
